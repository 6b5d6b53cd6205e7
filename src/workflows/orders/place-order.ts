import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, completeCartWorkflow, releaseLockStep } from "@medusajs/medusa/core-flows"
import type { PlaceOrderInput } from "./lib/place-order-input"
import { holdCreditStep } from "./steps/hold-credit"
import { openPaymentStep } from "./steps/open-payment"
import { prepareCheckoutStep } from "./steps/prepare-checkout"
import { recordOrderStep } from "./steps/record-order"
import { reserveStockStep } from "./steps/reserve-stock"
import { takeSpendingStep } from "./steps/take-spending"
import { usePromoStep } from "./steps/use-promo"

/**
 * Places an order on account: holds metal, credit and promo code, completes Medusa's cart, records the order. Whatever fails,
 * the holds are given back and no order remains.
 */
export const placeOrderWorkflow = createWorkflow("place-order", (input: PlaceOrderInput) => {
  acquireLockStep({ key: input.cartId, timeout: 30, ttl: 120 })
  const checkout = prepareCheckoutStep(input)
  takeSpendingStep({
    cartId: input.cartId,
    customerId: input.customerId,
    companyId: input.company.id,
    cents: checkout.totalCents,
    isApproved: transform({ input }, (data) => data.input.purchaseRequestId !== undefined),
  })
  const reserved = reserveStockStep({ cartId: input.cartId, lines: checkout.lines })
  holdCreditStep({ cartId: input.cartId, companyId: input.company.id, cents: checkout.totalCents })
  usePromoStep({ cartId: input.cartId, customerId: input.customerId, email: input.email, promo: checkout.promo })
  openPaymentStep({
    cartId: input.cartId,
    totalCents: checkout.totalCents,
    purchaseOrderNumber: input.purchaseOrderNumber,
    companyId: input.company.id,
  })
  const order = completeCartWorkflow.runAsStep({ input: { id: input.cartId } })
  const orderNumber = recordOrderStep(
    transform({ order, input, checkout, reserved }, (data) => ({
      orderId: data.order.id,
      order: data.input,
      checkout: data.checkout,
      companies: Object.fromEntries(data.reserved.map((line) => [line.line_id, line.coid])),
    })),
  )
  // The lock's lease ends by itself; that it could not be released must not undo an order that stands.
  releaseLockStep({ key: input.cartId }).config({ continueOnPermanentFailure: true })
  return new WorkflowResponse({ orderId: order.id, orderNumber })
})
