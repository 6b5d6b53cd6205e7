import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { METAL_PRICING } from "../../modules/metal-pricing"
import type MetalPricingService from "../../modules/metal-pricing/service"
import type { CustomPriceContent } from "../../modules/metal-pricing/sql/save-custom-prices"
import { PRICING_CHANGED, type PricingChanged } from "./lib/pricing-changed"
import { auditPricingStep } from "./steps/audit-pricing"
import { refreshPriceBookStep } from "./steps/refresh-price-book"

export type ImportCustomPricesInput = { prices: CustomPriceContent[]; actorId: string | null }

const importCustomPricesStep = createStep("import-custom-prices", async (input: ImportCustomPricesInput, { container }) => {
  const { prices, actorId } = input
  return new StepResponse(await container.resolve<MetalPricingService>(METAL_PRICING).importCustomPrices(prices, actorId))
})

/** Writes custom prices that were read from a file, all or none, and answers what became of them. */
export const importCustomPricesWorkflow = createWorkflow("import-custom-prices", (input: ImportCustomPricesInput) => {
  const counts = importCustomPricesStep(input)
  refreshPriceBookStep()
  const data = transform({ input }, (imported): PricingChanged => {
    return { subject: "custom-price", verb: "imported", ids: [], actorId: imported.input.actorId }
  })
  auditPricingStep(data)
  emitEventStep({ eventName: PRICING_CHANGED, data })
  return new WorkflowResponse(counts)
})
