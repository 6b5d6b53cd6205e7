import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { markContactAnsweredStep, type AnsweredMessage } from "./steps/mark-contact-answered"

/** Closes a contact message. */
export const answerContactMessageWorkflow = createWorkflow("answer-contact-message", (input: AnsweredMessage) => {
  return new WorkflowResponse(markContactAnsweredStep(input))
})
