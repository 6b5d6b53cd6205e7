import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { METAL_PAYMENT } from "../../../modules/metal-payment"
import type MetalPaymentService from "../../../modules/metal-payment/service"
import { recordAudit } from "../../audit/record-audit"
import { moveAudit } from "../../orders/lib/move-audit"
import { orderRecordOf } from "../../orders/lib/order-record-of"
import { SYSTEM_MOVER } from "../../orders/lib/order-verb-input"
import { tellOfMove } from "../../orders/lib/tell-of-move"
import { settleCardOf } from "../lib/settle-card-of"

const REASON = "The card payment was not made in time"

/** Withdraws the payment first, so that nobody can pay any more, and cancels the order only when that was possible. */
export const withdrawUnpaidStep = createStep("withdraw-unpaid", async ({ orderId }: { orderId: string }, { container }) => {
  const orders = container.resolve<MetalOrderService>(METAL_ORDER)
  const { stripe_payment_intent_id: intentId, order_status: from } = await orderRecordOf(container, orderId)
  if (!intentId || from !== "PENDING") return new StepResponse(false)
  await container.resolve<MetalPaymentService>(METAL_PAYMENT).cards.cancelIntent(intentId)
  const intent = await settleCardOf(container, orderId)
  if (intent?.status !== "canceled") return new StepResponse(false)
  const record = await orderRecordOf(container, orderId)
  const move = { verb: "cancel", from, to: "CANCELLED" } as const
  const won = await orders.moveOrder({
    ...{ order_id: orderId, ...move, actor: "system", actor_id: null, reason: REASON, request_key: null },
  })
  const moved = { orderId, orderNumber: record.order_number, from, to: move.to }
  if (won) {
    await recordAudit(container, moveAudit("cancel", { mover: SYSTEM_MOVER, reason: REASON }, moved))
    await tellOfMove(container, { verb: "cancel", reason: REASON, moved })
  }
  return new StepResponse(won)
})
