import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { pruneLocks } from "../../modules/metal-locking/take-locks"

const pruneLocksStep = createStep("prune-locks", async (_input: void, { container }) => {
  return new StepResponse(await pruneLocks(container.resolve(ContainerRegistrationKeys.PG_CONNECTION)))
})

export const pruneLocksWorkflow = createWorkflow("prune-locks", () => {
  return new WorkflowResponse(pruneLocksStep())
})
