import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { METAL_PRICING } from "../../modules/metal-pricing"
import type MetalPricingService from "../../modules/metal-pricing/service"
import { PRICING_CHANGED, type PricingChanged } from "./lib/pricing-changed"
import { refreshPriceBookStep } from "./steps/refresh-price-book"

export type ArchivePricingRuleInput = { id: string; version: number; actorId: string | null }

const archivePricingRuleStep = createStep("archive-pricing-rule", async (input: ArchivePricingRuleInput, { container }) => {
  await container.resolve<MetalPricingService>(METAL_PRICING).setRuleStatus({ ...input, status: "ARCHIVED", note: "archived" })
  return new StepResponse(input.id)
})

/** Takes a rule out of use for good without forgetting it: orders priced by it still name it. */
export const archivePricingRuleWorkflow = createWorkflow("archive-pricing-rule", (input: ArchivePricingRuleInput) => {
  const id = archivePricingRuleStep(input)
  refreshPriceBookStep()
  const data = transform({ input }, (archived): PricingChanged => {
    return { subject: "rule", verb: "archived", ids: [archived.input.id], actorId: archived.input.actorId }
  })
  emitEventStep({ eventName: PRICING_CHANGED, data })
  return new WorkflowResponse(id)
})
