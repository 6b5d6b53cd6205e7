import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { METAL_PRICING } from "../../modules/metal-pricing"
import type MetalPricingService from "../../modules/metal-pricing/service"
import type { RuleToSave } from "../../modules/metal-pricing/sql/save-rule"
import { PRICING_CHANGED, type PricingChanged } from "./lib/pricing-changed"
import { auditPricingStep } from "./steps/audit-pricing"
import { refreshPriceBookStep } from "./steps/refresh-price-book"

const savePricingRuleStep = createStep("save-pricing-rule", async (rule: RuleToSave, { container }) => {
  return new StepResponse(await container.resolve<MetalPricingService>(METAL_PRICING).saveRule(rule))
})

/** Adds a pricing rule or replaces the content of one, and answers its id. */
export const savePricingRuleWorkflow = createWorkflow("save-pricing-rule", (input: RuleToSave) => {
  const id = savePricingRuleStep(input)
  refreshPriceBookStep()
  const data = transform({ input, id }, (saved): PricingChanged => {
    const { at, actorId } = saved.input
    return { subject: "rule", verb: at ? "changed" : "created", ids: [saved.id], actorId }
  })
  auditPricingStep(data)
  emitEventStep({ eventName: PRICING_CHANGED, data })
  return new WorkflowResponse(id)
})
