import type { OrderVerb } from "@billet/backend/contract"
import { transform, type WorkflowData } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { recordAuditStep } from "../../audit/steps/record-audit"
import { lockStep, unlockStep } from "../../shared/steps/locks"
import { alignOrderStep } from "../steps/align-order"
import { moveOrderStep } from "../steps/move-order"
import { moveAudit } from "./move-audit"
import { orderLock, type OrderVerbInput } from "./order-verb-input"
import { moveEvent, ORDER_MOVED } from "./tell-of-move"

/** Moves an order and tells of it, for use while a workflow is composed and under the order's lock. */
export function moveAndTell(verb: OrderVerb, input: WorkflowData<OrderVerbInput>) {
  const moved = moveOrderStep(transform({ input, verb }, (data) => ({ ...data.input, verb: data.verb })))
  recordAuditStep(transform({ input, moved, verb }, (data) => moveAudit(data.verb, data.input, data.moved)))
  emitEventStep({
    eventName: ORDER_MOVED,
    data: transform({ input, moved, verb }, (data) => moveEvent({ ...data.input, verb: data.verb, moved: data.moved })),
  }).config({ name: "emit-order-moved" })
  return moved
}

/**
 * The recipe of every verb, for use while a workflow is composed: move the order, bring the books in line, tell of it. What
 * comes `before` the move happens under its lock and has to undo itself.
 */
export function moveThrough(verb: OrderVerb, input: WorkflowData<OrderVerbInput>, before: () => void = () => undefined) {
  const key = transform({ input }, (data) => orderLock(data.input.orderId))
  const turn = lockStep({ key, timeout: 10, ttl: 60 })
  before()
  const moved = moveAndTell(verb, input)
  alignOrderStep(moved)
  unlockStep(turn).config({ continueOnPermanentFailure: true })
  return moved
}
