import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { tellDeskStep } from "./steps/tell-desk"

/** Lets the desk know of a contact message. */
export const tellDeskOfMessageWorkflow = createWorkflow("tell-desk-of-message", (input: { id: string }) => {
  return new WorkflowResponse(tellDeskStep(input))
})
