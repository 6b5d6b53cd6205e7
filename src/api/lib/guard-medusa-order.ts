import type { OrderVerb } from "@billet/backend/contract"
import { canTransition, targetOfVerb } from "@billet/backend/orders"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { METAL_ORDER } from "../../modules/metal-order"
import type MetalOrderService from "../../modules/metal-order/service"
import { HttpProblem } from "./http-problem"
import { staffMover } from "./staff-mover"

async function recordOf(req: MedusaRequest) {
  const order_id = req.originalUrl.split("?")[0]?.split("/")[3] ?? ""
  const [record] = await req.scope.resolve<MetalOrderService>(METAL_ORDER).listOrderRecords({ order_id })
  return record
}

/** What Medusa's own screen may not do to a metal order: pieces and money are counted where they are ordered. */
export function refuseMetalOrder(message: string) {
  return async (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    next((await recordOf(req)) ? new HttpProblem(409, "order_state", message) : undefined)
  }
}

/** Medusa's own screen may do to a metal order only what the law of orders allows in its state; others are Medusa's alone. */
export function guardMedusaOrder(verb: OrderVerb) {
  return async (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    const record = await recordOf(req)
    if (!record) return next()
    const { role, permissions } = staffMover(req)
    const answer = canTransition(record.order_status, targetOfVerb(verb), { actor: "staff", role, permissions })
    next(answer.allowed ? undefined : new HttpProblem(409, "order_state", answer.message))
  }
}
