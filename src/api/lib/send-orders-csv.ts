import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { orderCsvLines, ORDERS_CSV_HEAD, type CartLine } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_ORDER } from "../../modules/metal-order"
import type MetalOrderService from "../../modules/metal-order/service"
import { toOrderSummary } from "../../workflows/orders/lib/order-view"

const ORDERS_AT_ONCE = 200

type Filter = { customer_id?: string }

async function* linesOf(scope: MedusaContainer, filter: Filter): AsyncGenerator<string> {
  yield ORDERS_CSV_HEAD
  const orders = scope.resolve<MetalOrderService>(METAL_ORDER)
  for (let skip = 0; ; skip += ORDERS_AT_ONCE) {
    const page = await orders.listOrderRecords(filter, { order: { placed_at: "DESC", id: "DESC" }, skip, take: ORDERS_AT_ONCE })
    for (const record of page) {
      yield orderCsvLines({ ...toOrderSummary(record), items: record.lines as unknown as CartLine[] })
    }
    if (page.length < ORDERS_AT_ONCE) return
  }
}

/** Orders as a file, the newest first; it is written while it is read, however many there are. */
export async function sendOrdersCsv(req: MedusaRequest, res: MedusaResponse, filter: Filter): Promise<void> {
  res.setHeader("Content-Type", "text/csv; charset=utf-8")
  res.setHeader("Content-Disposition", 'attachment; filename="orders.csv"')
  await pipeline(Readable.from(linesOf(req.scope, filter)), res)
}
