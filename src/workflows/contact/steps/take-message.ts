import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_CONTACT } from "../../../modules/metal-contact"
import type MetalContactService from "../../../modules/metal-contact/service"
import type { NewAttachment, NewMessage } from "../../../modules/metal-contact/service"

export type MessageToTake = { message: NewMessage; files: NewAttachment[] }

/** Stores a message and its files. */
export const takeMessageStep = createStep(
  "take-message",
  async ({ message, files }: MessageToTake, { container }) => {
    const taken = await container.resolve<MetalContactService>(METAL_CONTACT).takeMessage(message, files)
    return new StepResponse(taken, taken.isNew ? taken.id : null)
  },
  async (id, { container }) => {
    if (!id) return
    const contact = container.resolve<MetalContactService>(METAL_CONTACT)
    await contact.deleteContactAttachments({ message_id: id })
    await contact.deleteContactMessages(id)
  },
)
