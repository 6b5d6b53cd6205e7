import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { applyFeedRowsStep } from "./steps/apply-feed-rows"
import { createVariantsStep } from "./steps/create-variants"
import { finishFeedImportStep } from "./steps/finish-feed-import"
import { settleFeedStockStep } from "./steps/settle-feed-stock"

/** Runs a feed import from where it stands: rows, variants for new items, withdrawals or levels. */
export const runFeedImportWorkflow = createWorkflow("run-feed-import", (input: { importId: string }) => {
  applyFeedRowsStep(input.importId)
  createVariantsStep()
  const outcome = settleFeedStockStep(input.importId)
  const finished = finishFeedImportStep(
    transform({ input, outcome }, (data) => ({ importId: data.input.importId, outcome: data.outcome })),
  )
  return new WorkflowResponse(finished)
})
