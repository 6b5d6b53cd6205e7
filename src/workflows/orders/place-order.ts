import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { OrderWorkflowEvents } from "@medusajs/framework/utils"
import { acquireLockStep, authorizePaymentSessionStep, emitEventStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import type { OrderPlacing } from "./lib/place-order-input"
import { checkOriginStep } from "./steps/check-origin"
import { holdCreditStep } from "./steps/hold-credit"
import { makeOrderStep } from "./steps/make-order"
import { openPaymentStep } from "./steps/open-payment"
import { prepareCheckoutStep } from "./steps/prepare-checkout"
import { recordOrderStep } from "./steps/record-order"
import { reserveStockStep } from "./steps/reserve-stock"
import { takeSpendingStep } from "./steps/take-spending"
import { usePromoStep } from "./steps/use-promo"

/** Told of an order that stands with its record. Data: `{ id }`. */
export const ORDER_PLACED = "metal.order.placed"

/**
 * Places an order: holds metal, credit (on account) and promo code, makes Medusa's order, records ours. Whatever
 * fails, the holds are given back and no order remains. A card is charged after that, when the order stands.
 */
export const placeOrderWorkflow = createWorkflow("place-order", (input: OrderPlacing) => {
  acquireLockStep({ key: input.cartId, ownerId: input.lockOwner, timeout: 30, ttl: 120 })
  const checkout = prepareCheckoutStep(input)
  takeSpendingStep(
    transform({ input, checkout }, (data) => ({
      cartId: data.input.cartId,
      customerId: data.input.customerId,
      companyId: data.input.company?.id ?? null,
      cents: data.checkout.totalCents,
      isApproved: data.input.purchaseRequestId !== undefined,
    })),
  )
  const reserved = reserveStockStep({ cartId: input.cartId, lines: checkout.lines })
  checkOriginStep({ freight: checkout.freight, reserved })
  holdCreditStep(
    transform({ input, checkout }, (data) => ({
      cartId: data.input.cartId,
      companyId: data.input.paymentMethod === "ACCOUNT" ? (data.input.company?.id ?? null) : null,
      cents: data.checkout.totalCents,
    })),
  )
  usePromoStep({ cartId: input.cartId, customerId: input.customerId, email: input.email, promo: checkout.promo })
  const payment = openPaymentStep({
    cartId: input.cartId,
    totalCents: checkout.totalCents,
    paymentMethod: input.paymentMethod,
    purchaseOrderNumber: input.purchaseOrderNumber,
  })
  const order = makeOrderStep({ cartId: input.cartId, collectionId: payment.collectionId })
  when("order-is-new", { order }, (data) => data.order.isNew).then(() => {
    authorizePaymentSessionStep({ id: payment.sessionId })
    emitEventStep({ eventName: OrderWorkflowEvents.PLACED, data: transform({ order }, (data) => ({ id: data.order.orderId })) })
  })
  const orderNumber = recordOrderStep(
    transform({ order, input, checkout, reserved }, (data) => ({
      orderId: data.order.orderId,
      order: data.input,
      checkout: data.checkout,
      companies: Object.fromEntries(data.reserved.map((line) => [line.line_id, line.coid])),
    })),
  )
  emitEventStep({ eventName: ORDER_PLACED, data: transform({ order }, (data) => ({ id: data.order.orderId })) }).config({
    name: "emit-metal-order-placed",
  })
  // The lock's lease ends by itself; that it could not be released must not undo an order that stands.
  releaseLockStep({ key: input.cartId, ownerId: input.lockOwner }).config({ continueOnPermanentFailure: true })
  return new WorkflowResponse({ orderId: order.orderId, orderNumber })
})
