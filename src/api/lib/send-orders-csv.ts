import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { orderCsvLines, ORDERS_CSV_HEAD, type CartLine } from "@billet/backend/contract"
import type { MedusaResponse } from "@medusajs/framework/http"
import { toOrderSummary, type OrderRecordRow } from "../../workflows/orders/lib/order-view"

const ORDERS_AT_ONCE = 200

/** So many orders of the file after the first `offset`, newest first. */
type ReadOrders = (slice: { limit: number; offset: number }) => Promise<OrderRecordRow[]>

async function* linesOf(read: ReadOrders): AsyncGenerator<string> {
  yield ORDERS_CSV_HEAD
  for (let offset = 0; ; offset += ORDERS_AT_ONCE) {
    const page = await read({ limit: ORDERS_AT_ONCE, offset })
    for (const record of page) {
      yield orderCsvLines({ ...toOrderSummary(record), items: record.lines as unknown as CartLine[] })
    }
    if (page.length < ORDERS_AT_ONCE) return
  }
}

/** Orders as a file, the newest first; it is written while it is read, however many there are. */
export async function sendOrdersCsv(res: MedusaResponse, read: ReadOrders): Promise<void> {
  res.setHeader("Content-Type", "text/csv; charset=utf-8")
  res.setHeader("Content-Disposition", 'attachment; filename="orders.csv"')
  await pipeline(Readable.from(linesOf(read)), res)
}
