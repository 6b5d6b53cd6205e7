import { createWorkflow, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { takeMessageStep, type MessageToTake } from "./steps/take-message"

export const CONTACT_MESSAGE_TAKEN = "metal.contact.message_taken"

/** Takes a contact message in and tells those who follow; a repeated one is told once. */
export const takeContactMessageWorkflow = createWorkflow("take-contact-message", (input: MessageToTake) => {
  const taken = takeMessageStep(input)
  when({ taken }, (data) => data.taken.isNew).then(() => {
    emitEventStep({ eventName: CONTACT_MESSAGE_TAKEN, data: { id: taken.id } })
  })
  return new WorkflowResponse(taken)
})
