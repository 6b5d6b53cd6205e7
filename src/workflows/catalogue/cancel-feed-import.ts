import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { moveFeedImportStep } from "./steps/move-feed-import"

/** Ends an import that waits: the rows it has written stay, and nothing is withdrawn. */
export const cancelFeedImportWorkflow = createWorkflow("cancel-feed-import", (input: { importId: string }) => {
  const move = transform({ input }, (data) => ({ importId: data.input.importId, verb: "cancel" as const }))
  return new WorkflowResponse(moveFeedImportStep(move))
})
