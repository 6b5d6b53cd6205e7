import type { AdminOrderAnswer, ReceivePaymentBody } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { receivePaymentWorkflow } from "../../../../../workflows/payments/receive-payment"
import { adminOrderView } from "../../../../lib/admin-order-view"
import { idempotent } from "../../../../lib/idempotent"
import { staffMover } from "../../../../lib/staff-mover"

/** Records money that came for an order on account; the company owes so much less. */
export async function POST(req: MedusaRequest<ReceivePaymentBody>, res: MedusaResponse<AdminOrderAnswer>): Promise<void> {
  const mover = staffMover(req)
  const orderId = req.params.order_id ?? ""
  const { amount, receivedOn, reference } = req.validatedBody
  const { status, body } = await idempotent(req, mover.id ?? "", async () => {
    const receipt = { orderId, cents: Math.round(amount * 100), receivedOn, reference, recordedBy: mover.id }
    await receivePaymentWorkflow(req.scope).run({ input: { ...receipt, requestKey: req.get("idempotency-key") ?? "" } })
    return { status: 201, body: { order: await adminOrderView(req.scope, orderId, mover) } }
  })
  res.status(status).json(body as AdminOrderAnswer)
}
