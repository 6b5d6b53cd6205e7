import type { CancelOrderBody } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { cancelMetalOrderWorkflow } from "../../../../../workflows/orders/cancel-metal-order"
import type { OrderMover } from "../../../../../workflows/orders/lib/order-verb-input"
import { toOrderView } from "../../../../../workflows/orders/lib/order-view"
import { idempotent } from "../../../../lib/idempotent"
import { ownOrder } from "../../../../lib/own-order"
import { customerIdOf } from "../../../../lib/viewer"

/** The buyer cancels an own order that nobody has taken up yet. */
export async function POST(req: MedusaRequest<CancelOrderBody>, res: MedusaResponse): Promise<void> {
  const { order_id: orderId } = await ownOrder(req)
  const mover: OrderMover = { kind: "buyer", id: customerIdOf(req), role: "CUSTOMER" }
  const { status, body } = await idempotent(req, mover.id ?? "", async () => {
    const requestKey = req.get("idempotency-key") ?? null
    await cancelMetalOrderWorkflow(req.scope).run({ input: { orderId, mover, reason: req.validatedBody.reason, requestKey } })
    return { status: 200, body: { order: await toOrderView(req.scope, await ownOrder(req)) } }
  })
  res.status(status).json(body)
}
