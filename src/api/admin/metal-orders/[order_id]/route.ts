import type { AdminOrderAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { adminOrderView } from "../../../lib/admin-order-view"
import { staffMover } from "../../../lib/staff-mover"

/** The trade's record of a Medusa order, with what is reserved for each line; 404 for an order that has none. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AdminOrderAnswer>): Promise<void> {
  res.json({ order: await adminOrderView(req.scope, req.params.order_id ?? "", staffMover(req)) })
}
