import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_CATALOGUE } from "../../modules/metal-catalogue"
import type MetalCatalogueService from "../../modules/metal-catalogue/service"

type Input = { importId: string; message: string }

const failFeedImportStep = createStep("fail-feed-import", async (input: Input, { container }) => {
  await container
    .resolve<MetalCatalogueService>(METAL_CATALOGUE)
    .updateFeedImports({ id: input.importId, status: "FAILED", message: input.message.slice(0, 1000), finished_at: new Date() })
  return new StepResponse(input.importId)
})

/** Notes why an import stopped. Its cursor stays, so that it can be run again from there. */
export const failFeedImportWorkflow = createWorkflow("fail-feed-import", (input: Input) => {
  return new WorkflowResponse(failFeedImportStep(input))
})
