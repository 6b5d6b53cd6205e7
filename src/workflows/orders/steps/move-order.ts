import type { OrderStatus, OrderVerb } from "@billet/backend/contract"
import { canTransition, isPartlyShipped, targetOfVerb, type OrderRefusal } from "@billet/backend/orders"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { shipmentFacts } from "../../shipping/lib/shipment-facts"
import { orderRecordOf } from "../lib/order-record-of"
import type { OrderVerbInput } from "../lib/order-verb-input"
import type { OrderRecordRow } from "../lib/order-view"

export type OrderMoved = { orderId: string; orderNumber: string; from: OrderStatus; to: OrderStatus }

const CODES: Record<OrderRefusal, string> = {
  final_state: "order_state",
  no_such_transition: "order_state",
  wrong_actor: "order_state",
  not_settled: "order_not_settled",
  not_all_shipped: "not_all_shipped",
  permission_missing: "order_forbidden",
}

const refusal = (message: string, code: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, message, code)

/** Decision 30: on account, with terms that stand. */
async function hasApprovedTerms(container: MedusaContainer, record: OrderRecordRow): Promise<boolean> {
  if (record.payment_method !== "ACCOUNT" || !record.company_id) return false
  const [company] = await container.resolve<MetalCompanyService>(METAL_COMPANY).listCompanies({ id: record.company_id })
  return Boolean(company?.is_active && !company.credit_hold && company.credit_limit_cents !== null)
}

/** The move that a repeated request made before its answer was lost. */
async function movedBefore(container: MedusaContainer, verb: OrderVerb, { orderId, requestKey }: OrderVerbInput) {
  if (!requestKey) return undefined
  const orders = container.resolve<MetalOrderService>(METAL_ORDER)
  const [event] = await orders.listOrderEvents({ order_id: orderId, verb, request_key: requestKey })
  return event
}

/**
 * Takes an order to the state a verb leads to, or throws why not: NOT_ALLOWED with order_state, order_not_settled or
 * order_forbidden. The move is not undone when something after it fails: what follows from a state can be caught up with.
 */
export const moveOrderStep = createStep("move-order", async (input: OrderVerbInput & { verb: OrderVerb }, { container }) => {
  const { verb, mover, reason, orderId } = input
  const record = await orderRecordOf(container, orderId)
  const known = await movedBefore(container, verb, input)
  const moved = { orderId, orderNumber: record.order_number, to: targetOfVerb(verb) }
  if (known) return new StepResponse<OrderMoved>({ ...moved, from: known.from_status })
  const from = record.order_status
  const answer = canTransition(from, moved.to, {
    actor: mover.kind,
    role: mover.role,
    permissions: mover.permissions,
    paymentStatus: record.payment_status,
    hasApprovedTerms: await hasApprovedTerms(container, record),
    isPartlyShipped: isPartlyShipped(await shipmentFacts(container, record)),
  })
  if (!answer.allowed) throw refusal(answer.message, CODES[answer.reason])
  const won = await container.resolve<MetalOrderService>(METAL_ORDER).moveOrder({
    ...{ order_id: orderId, verb, from, to: moved.to, actor: mover.kind, actor_id: mover.id },
    ...{ reason, request_key: input.requestKey },
  })
  if (!won) throw refusal("Somebody else has changed this order meanwhile; look at it again", "order_state")
  return new StepResponse<OrderMoved>({ ...moved, from })
})
