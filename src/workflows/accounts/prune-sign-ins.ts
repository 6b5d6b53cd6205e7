import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_SIGN_IN } from "../../modules/metal-sign-in"
import type MetalSignInService from "../../modules/metal-sign-in/service"

const pruneSignInsStep = createStep("prune-sign-ins", async (_input: void, { container }) => {
  await container.resolve<MetalSignInService>(METAL_SIGN_IN).prune()
  return new StepResponse(null)
})

export const pruneSignInsWorkflow = createWorkflow("prune-sign-ins", () => {
  return new WorkflowResponse(pruneSignInsStep())
})
