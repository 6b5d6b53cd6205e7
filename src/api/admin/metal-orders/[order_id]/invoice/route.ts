import type { AdminOrderAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { issueInvoiceWorkflow } from "../../../../../workflows/documents/issue-invoice"
import { adminOrderView } from "../../../../lib/admin-order-view"
import { idempotent } from "../../../../lib/idempotent"
import { staffMover } from "../../../../lib/staff-mover"

/** Invoices an order that is taken up; one that is invoiced keeps its number. */
export async function POST(req: MedusaRequest, res: MedusaResponse<AdminOrderAnswer>): Promise<void> {
  const mover = staffMover(req)
  const orderId = req.params.order_id ?? ""
  const { status, body } = await idempotent(req, mover.id ?? "", async () => {
    await issueInvoiceWorkflow(req.scope).run({ input: { orderId, adminId: mover.id } })
    return { status: 200, body: { order: await adminOrderView(req.scope, orderId, mover) } }
  })
  res.status(status).json(body as AdminOrderAnswer)
}
