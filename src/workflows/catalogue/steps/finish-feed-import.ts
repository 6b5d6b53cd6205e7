import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"

type Input = { importId: string; outcome: "COMPLETED" | "NEEDS_CONFIRMATION" }

export const finishFeedImportStep = createStep("finish-feed-import", async (input: Input, { container }) => {
  if (input.outcome === "COMPLETED") {
    const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
    await catalogue.updateFeedImports({ id: input.importId, status: "COMPLETED", finished_at: new Date(), message: null })
  }
  return new StepResponse(input.outcome)
})
