import { pricingRuleProblems } from "@billet/backend/contract"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { METAL_PRICING } from "../../modules/metal-pricing"
import { toPricingRule } from "../../modules/metal-pricing/rule-row"
import type MetalPricingService from "../../modules/metal-pricing/service"
import { PRICING_CHANGED, type PricingChanged } from "./lib/pricing-changed"
import { auditPricingStep } from "./steps/audit-pricing"
import { refreshPriceBookStep } from "./steps/refresh-price-book"

export type RestorePricingRuleInput = { id: string; version: number; currentVersion: number; actorId: string | null }

const restorePricingRuleStep = createStep("restore-pricing-rule", async (input: RestorePricingRuleInput, { container }) => {
  const pricing = container.resolve<MetalPricingService>(METAL_PRICING)
  const earlier = await pricing.readRuleVersion(input.id, input.version)
  if (!earlier) throw new MedusaError(MedusaError.Types.NOT_FOUND, `This rule has no version ${input.version}`)
  const { id: _id, ...rule } = toPricingRule(earlier.snapshot)
  const [problem] = pricingRuleProblems(rule)
  if (problem) {
    const { field, reason } = problem
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      `version ${input.version} cannot be used: ${field} ${reason}`,
      "field:version",
    )
  }
  await pricing.saveRule({
    rule,
    at: { id: input.id, version: input.currentVersion },
    actorId: input.actorId,
    note: `restored from version ${input.version}`,
  })
  return new StepResponse(input.id)
})

/** Makes a rule what it was at an earlier version, its status included, as a new version. */
export const restorePricingRuleWorkflow = createWorkflow("restore-pricing-rule", (input: RestorePricingRuleInput) => {
  const id = restorePricingRuleStep(input)
  refreshPriceBookStep()
  const data = transform({ input }, (restored): PricingChanged => {
    return { subject: "rule", verb: "restored", ids: [restored.input.id], actorId: restored.input.actorId }
  })
  auditPricingStep(data)
  emitEventStep({ eventName: PRICING_CHANGED, data })
  return new WorkflowResponse(id)
})
