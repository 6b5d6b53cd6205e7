import type { PricingRuleAnswer, RestoreRuleBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { restorePricingRuleWorkflow } from "../../../../../../workflows/pricing/restore-pricing-rule"
import { ruleView } from "../../../../../lib/pricing-rule-views"
import { actorIdOf } from "../../../../../lib/staff"

/** Makes a rule what it was at an earlier version. */
export async function POST(
  req: MedusaRequest<z.output<typeof RestoreRuleBodySchema>>,
  res: MedusaResponse<PricingRuleAnswer>,
): Promise<void> {
  const id = req.params.id ?? ""
  await restorePricingRuleWorkflow(req.scope).run({ input: { id, ...req.validatedBody, actorId: actorIdOf(req) } })
  res.json({ rule: await ruleView(req.scope, id) })
}
