import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { METAL_PRICING } from "../../modules/metal-pricing"
import type MetalPricingService from "../../modules/metal-pricing/service"
import type { PriorityMove } from "../../modules/metal-pricing/sql/move-rules"
import { PRICING_CHANGED, type PricingChanged } from "./lib/pricing-changed"
import { auditPricingStep } from "./steps/audit-pricing"
import { refreshPriceBookStep } from "./steps/refresh-price-book"

export type ReorderPricingRulesInput = { rules: PriorityMove[]; actorId: string | null }

const reorderPricingRulesStep = createStep("reorder-pricing-rules", async (input: ReorderPricingRulesInput, { container }) => {
  const author = { actorId: input.actorId, note: "reordered" }
  await container.resolve<MetalPricingService>(METAL_PRICING).setPriorities(input.rules, author)
  return new StepResponse(input.rules.map(({ id }) => id))
})

/** Writes the priorities that a drag gave to rules, all or none. */
export const reorderPricingRulesWorkflow = createWorkflow("reorder-pricing-rules", (input: ReorderPricingRulesInput) => {
  const ids = reorderPricingRulesStep(input)
  refreshPriceBookStep()
  const data = transform({ input, ids }, (moved): PricingChanged => {
    return { subject: "rule", verb: "reordered", ids: moved.ids, actorId: moved.input.actorId }
  })
  auditPricingStep(data)
  emitEventStep({ eventName: PRICING_CHANGED, data })
  return new WorkflowResponse(ids)
})
