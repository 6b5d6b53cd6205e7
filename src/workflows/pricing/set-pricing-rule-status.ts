import type { PricingRuleStatus } from "@billet/backend/contract"
import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { METAL_PRICING } from "../../modules/metal-pricing"
import type MetalPricingService from "../../modules/metal-pricing/service"
import { PRICING_CHANGED, type PricingChanged } from "./lib/pricing-changed"
import { auditPricingStep } from "./steps/audit-pricing"
import { refreshPriceBookStep } from "./steps/refresh-price-book"

export type SetPricingRuleStatusInput = { id: string; version: number; status: PricingRuleStatus; actorId: string | null }

const setPricingRuleStatusStep = createStep(
  "set-pricing-rule-status",
  async (input: SetPricingRuleStatusInput, { container }) => {
    const note = input.status === "ARCHIVED" ? "archived" : `set ${input.status.toLowerCase()}`
    await container.resolve<MetalPricingService>(METAL_PRICING).setRuleStatus({ ...input, note })
    return new StepResponse(input.id)
  },
)

/** Switches a rule on or off, or archives it: orders priced by it still name it, so it is never deleted. */
export const setPricingRuleStatusWorkflow = createWorkflow("set-pricing-rule-status", (input: SetPricingRuleStatusInput) => {
  const id = setPricingRuleStatusStep(input)
  refreshPriceBookStep()
  const data = transform({ input }, ({ input: { id: ruleId, status, actorId } }): PricingChanged => {
    return { subject: "rule", verb: status === "ARCHIVED" ? "archived" : "changed", ids: [ruleId], actorId }
  })
  auditPricingStep(data)
  emitEventStep({ eventName: PRICING_CHANGED, data })
  return new WorkflowResponse(id)
})
