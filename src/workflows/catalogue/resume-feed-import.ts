import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { FEED_IMPORT_REQUESTED } from "./create-feed-import"
import { moveFeedImportStep } from "./steps/move-feed-import"

type Input = { importId: string; verb: "confirm" | "run" }

/** Lets an import go on that stopped to ask, or that failed; it goes on where its cursor stands. */
export const resumeFeedImportWorkflow = createWorkflow("resume-feed-import", (input: Input) => {
  const id = moveFeedImportStep(input)
  emitEventStep({ eventName: FEED_IMPORT_REQUESTED, data: { id } })
  return new WorkflowResponse(id)
})
