import type { AdminOrderAnswer, RefundOrderBody } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { refundOrderWorkflow } from "../../../../../workflows/payments/refund-order"
import { adminOrderView } from "../../../../lib/admin-order-view"
import { idempotent } from "../../../../lib/idempotent"
import { staffMover } from "../../../../lib/staff-mover"

/** Gives money of an order back. */
export async function POST(req: MedusaRequest<RefundOrderBody>, res: MedusaResponse<AdminOrderAnswer>): Promise<void> {
  const mover = staffMover(req)
  const orderId = req.params.order_id ?? ""
  const { amount, reason } = req.validatedBody
  const { status, body } = await idempotent(req, mover.id ?? "", async () => {
    const refund = { orderId, cents: Math.round(amount * 100), reason, createdBy: mover.id }
    const requestKey = `${mover.id}:${req.get("idempotency-key") ?? ""}`
    await refundOrderWorkflow(req.scope).run({ input: { ...refund, requestKey } })
    return { status: 201, body: { order: await adminOrderView(req.scope, orderId, mover) } }
  })
  res.status(status).json(body as AdminOrderAnswer)
}
