import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { createFeedImportStep, type NewFeedImport } from "./steps/create-feed-import"

export const FEED_IMPORT_REQUESTED = "metal.feed_import.requested"

/** Takes a feed in and asks for it to be run; a subscriber does, so the request is answered at once. */
export const createFeedImportWorkflow = createWorkflow("create-feed-import", (input: NewFeedImport) => {
  const id = createFeedImportStep(input)
  emitEventStep({ eventName: FEED_IMPORT_REQUESTED, data: { id } })
  return new WorkflowResponse(id)
})
