import type { OrderAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { toOrderView } from "../../../../workflows/orders/lib/order-view"
import { ownOrder } from "../../../lib/own-order"

/** One of the caller's own orders. */
export async function GET(req: MedusaRequest, res: MedusaResponse<OrderAnswer>): Promise<void> {
  res.json({ order: await toOrderView(req.scope, await ownOrder(req)) })
}
