import type { OrderListAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { toOrderSummary } from "../../../workflows/orders/lib/order-view"
import { customerIdOf } from "../../lib/viewer"

/** The caller's orders, newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<OrderListAnswer>): Promise<void> {
  const { limit, offset } = req.validatedQuery as unknown as { limit: number; offset: number }
  const [records, count] = await req.scope
    .resolve<MetalOrderService>(METAL_ORDER)
    .listAndCountOrderRecords(
      { customer_id: customerIdOf(req) ?? "" },
      { order: { placed_at: "DESC" }, take: limit, skip: offset },
    )
  res.json({ orders: records.map(toOrderSummary), count, limit, offset })
}
