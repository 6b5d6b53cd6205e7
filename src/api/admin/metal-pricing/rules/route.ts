import type {
  PricingRuleAnswer,
  PricingRuleBodySchema,
  PricingRuleListAnswer,
  PricingRuleListQuerySchema,
} from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { METAL_PRICING } from "../../../../modules/metal-pricing"
import type MetalPricingService from "../../../../modules/metal-pricing/service"
import { savePricingRuleWorkflow } from "../../../../workflows/pricing/save-pricing-rule"
import { ruleView, ruleViews } from "../../../lib/pricing-rule-views"
import { actorIdOf } from "../../../lib/staff"

/** Rules in the order of evaluation. */
export async function GET(req: MedusaRequest, res: MedusaResponse<PricingRuleListAnswer>): Promise<void> {
  const { status: statuses, ...filter } = req.validatedQuery as unknown as z.output<typeof PricingRuleListQuerySchema>
  const pricing = req.scope.resolve<MetalPricingService>(METAL_PRICING)
  const [{ rows, count }, labels] = await Promise.all([pricing.listRules({ ...filter, statuses }), pricing.listRuleLabels()])
  res.json({ rules: await ruleViews(req.scope, rows), count, limit: filter.limit, offset: filter.offset, ...labels })
}

export async function POST(
  req: MedusaRequest<z.output<typeof PricingRuleBodySchema>>,
  res: MedusaResponse<PricingRuleAnswer>,
): Promise<void> {
  const { result: id } = await savePricingRuleWorkflow(req.scope).run({
    input: { rule: req.validatedBody, actorId: actorIdOf(req) },
  })
  res.status(201).json({ rule: await ruleView(req.scope, id) })
}
