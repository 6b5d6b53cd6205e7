import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import type { NewNotification } from "../../modules/metal-notification/sql/write-notification"
import { METAL_CATALOGUE } from "../../modules/metal-catalogue"
import type MetalCatalogueService from "../../modules/metal-catalogue/service"
import { tellStaffWorkflow } from "../notifications/tell-staff"

type Input = { importId: string; message: string }

const failFeedImportStep = createStep("fail-feed-import", async (input: Input, { container }) => {
  await container
    .resolve<MetalCatalogueService>(METAL_CATALOGUE)
    .updateFeedImports({ id: input.importId, status: "FAILED", message: input.message.slice(0, 1000), finished_at: new Date() })
  return new StepResponse(input.importId)
})

/** Notes why an import stopped, and tells staff. Its cursor stays, so that it can be run again from there. */
export const failFeedImportWorkflow = createWorkflow("fail-feed-import", (input: Input) => {
  const id = failFeedImportStep(input)
  tellStaffWorkflow.runAsStep({
    input: transform({ input }, ({ input: { importId, message } }): NewNotification => ({
      type: "FEED_PROBLEM",
      title: "A feed import stopped",
      message,
      priority: "HIGH",
      source: `feed-failed:${importId}`,
      actionUrl: `/catalogue/imports/${importId}`,
    })),
  })
  return new WorkflowResponse(id)
})
