import type { AdminOrderAnswer, QuoteFreightBody } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { quoteOrderFreightWorkflow } from "../../../../../workflows/shipping/quote-order-freight"
import { adminOrderView } from "../../../../lib/admin-order-view"
import { idempotent } from "../../../../lib/idempotent"
import { staffMover } from "../../../../lib/staff-mover"

/** Quotes the freight of an order that no carrier rates. */
export async function POST(req: MedusaRequest<QuoteFreightBody>, res: MedusaResponse<AdminOrderAnswer>): Promise<void> {
  const mover = staffMover(req)
  const orderId = req.params.order_id ?? ""
  const { status, body } = await idempotent(req, mover.id ?? "", async () => {
    await quoteOrderFreightWorkflow(req.scope).run({ input: { orderId, adminId: mover.id, quote: req.validatedBody } })
    return { status: 200, body: { order: await adminOrderView(req.scope, orderId, mover) } }
  })
  res.status(status).json(body as AdminOrderAnswer)
}
