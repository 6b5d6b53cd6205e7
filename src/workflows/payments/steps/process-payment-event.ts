import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_PAYMENT } from "../../../modules/metal-payment"
import type MetalPaymentService from "../../../modules/metal-payment/service"
import { messageOf } from "../../shared/message-of"
import { workOnEvent } from "../lib/work-on-event"

/** Works on one message of the inbox, once; one that fails is put off and tried again. */
export const processPaymentEventStep = createStep("process-payment-event", async ({ id }: { id: string }, { container }) => {
  const inbox = container.resolve<MetalPaymentService>(METAL_PAYMENT)
  const [event] = await inbox.listPaymentEvents({ id })
  if (!event || event.processed_at) return new StepResponse(event?.outcome ?? null)
  try {
    const outcome = await workOnEvent(container, event)
    await inbox.finishEvent(id, outcome)
    return new StepResponse<string | null>(outcome)
  } catch (error) {
    const reason = messageOf(error)
    await inbox.postponeEvent(id, reason)
    container.resolve(ContainerRegistrationKeys.LOGGER).warn(`Payment event ${id} is put off: ${reason}`)
    return new StepResponse<string | null>(null)
  }
})
