import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_CONTACT } from "../../../modules/metal-contact"
import type MetalContactService from "../../../modules/metal-contact/service"
import { DESK } from "../../../modules/metal-mail/templates/mail-data"
import { sendMail } from "../../mail/lib/send-mail"

/** Mails a message to the desk, once however often it is asked for. Its files are named and stay in the admin. */
export const tellDeskStep = createStep("tell-desk", async ({ id }: { id: string }, { container }) => {
  const contact = container.resolve<MetalContactService>(METAL_CONTACT)
  const { name, email, phone, company, topic, message } = await contact.retrieveContactMessage(id)
  const files = await contact.listContactAttachments({ message_id: id }, { select: ["file_name"] })
  await sendMail(container, {
    to: DESK,
    template: "contact-message",
    data: { name, email, phone, company, topic, message, files: files.map((file) => file.file_name) },
    idempotency_key: `contact-message-${id}`,
  })
  return new StepResponse(id)
})
