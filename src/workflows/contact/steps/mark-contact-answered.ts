import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_CONTACT } from "../../../modules/metal-contact"
import type MetalContactService from "../../../modules/metal-contact/service"

export type AnsweredMessage = { id: string; by: string | null }

/** Marks an open message as answered; who did it first stays. NOT_FOUND for an unknown one. */
export const markContactAnsweredStep = createStep(
  "mark-contact-answered",
  async ({ id, by }: AnsweredMessage, { container }) => {
    const contact = container.resolve<MetalContactService>(METAL_CONTACT)
    const [message] = await contact.listContactMessages({ id }, { select: ["id", "status"] })
    if (!message) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such message")
    return new StepResponse(id, (await contact.closeMessage(id, by)) ? id : null)
  },
  async (id, { container }) => {
    if (!id) return
    await container
      .resolve<MetalContactService>(METAL_CONTACT)
      .updateContactMessages({ id, status: "OPEN", answered_by: null, answered_at: null })
  },
)
