import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import type { NewWaitlistEntry } from "../../modules/metal-contact/service"
import { takeWaitlistEntryStep } from "./steps/take-waitlist-entry"

/** Puts somebody on the waitlist. */
export const joinWaitlistWorkflow = createWorkflow("join-waitlist", (input: NewWaitlistEntry) => {
  return new WorkflowResponse(takeWaitlistEntryStep(input))
})
