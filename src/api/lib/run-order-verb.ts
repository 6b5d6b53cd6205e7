import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ReturnWorkflow } from "@medusajs/framework/workflows-sdk"
import type { OrderVerbInput } from "../../workflows/orders/lib/order-verb-input"
import { adminOrderView } from "./admin-order-view"
import { idempotent } from "./idempotent"
import { staffMover } from "./staff-mover"

type VerbWorkflow<More> = ReturnWorkflow<OrderVerbInput & More, object, []>

/** Does a verb of staff to an order once per Idempotency-Key, and answers the order as it is then. */
export async function runOrderVerb<More extends object>(
  req: MedusaRequest,
  res: MedusaResponse,
  verb: { workflow: VerbWorkflow<More>; reason?: string; more: More },
): Promise<void> {
  const mover = staffMover(req)
  const orderId = req.params.order_id ?? ""
  const { status, body } = await idempotent(req, mover.id ?? "", async () => {
    const input = { orderId, mover, reason: verb.reason ?? null, requestKey: req.get("idempotency-key") ?? null, ...verb.more }
    await verb.workflow(req.scope).run({ input })
    return { status: 200, body: { order: await adminOrderView(req.scope, orderId, mover) } }
  })
  res.status(status).json(body)
}
