import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { moveFeedImportStep } from "./steps/move-feed-import"

/** Confirms an import that stopped to ask, for callers that run it themselves. */
export const confirmWithdrawalsWorkflow = createWorkflow("confirm-withdrawals", (input: { importId: string }) => {
  const move = transform({ input }, (data) => ({ importId: data.input.importId, verb: "confirm" as const }))
  return new WorkflowResponse(moveFeedImportStep(move))
})
