import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_PAYMENT } from "../../../modules/metal-payment"
import type MetalPaymentService from "../../../modules/metal-payment/service"
import type { ReceivedEvent } from "../../../modules/metal-payment/sql/payment-inbox"

/** A message that was written down stays, whatever happens after. */
export const takePaymentEventStep = createStep("take-payment-event", async (event: ReceivedEvent, { container }) => {
  return new StepResponse(await container.resolve<MetalPaymentService>(METAL_PAYMENT).takeEvent(event))
})
