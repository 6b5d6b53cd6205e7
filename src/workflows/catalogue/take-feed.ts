import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { createFeedImportStep, type NewFeedImport } from "./steps/create-feed-import"

/** Takes a feed in without running it, for callers that run it themselves. */
export const takeFeedWorkflow = createWorkflow("take-feed", (input: NewFeedImport) => {
  return new WorkflowResponse(createFeedImportStep(input))
})
