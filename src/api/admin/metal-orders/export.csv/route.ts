import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { METAL_ORDER } from "../../../../modules/metal-order"
import type MetalOrderService from "../../../../modules/metal-order/service"
import { sendOrdersCsv } from "../../../lib/send-orders-csv"

/** Every metal order as a file. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const orders = req.scope.resolve<MetalOrderService>(METAL_ORDER)
  await sendOrdersCsv(res, ({ limit, offset }) =>
    orders.listOrderRecords({}, { order: { placed_at: "DESC", id: "DESC" }, skip: offset, take: limit }),
  )
}
