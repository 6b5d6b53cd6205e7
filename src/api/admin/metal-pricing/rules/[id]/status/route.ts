import type { PricingRuleAnswer, RuleStatusBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { setPricingRuleStatusWorkflow } from "../../../../../../workflows/pricing/set-pricing-rule-status"
import { ruleView } from "../../../../../lib/pricing-rule-views"
import { actorIdOf } from "../../../../../lib/staff"

/** Switches a rule on or off, a broken one too; 409 when someone else changed it since it was opened. */
export async function POST(
  req: MedusaRequest<z.output<typeof RuleStatusBodySchema>>,
  res: MedusaResponse<PricingRuleAnswer>,
): Promise<void> {
  const id = req.params.id ?? ""
  await setPricingRuleStatusWorkflow(req.scope).run({ input: { id, ...req.validatedBody, actorId: actorIdOf(req) } })
  res.json({ rule: await ruleView(req.scope, id) })
}
