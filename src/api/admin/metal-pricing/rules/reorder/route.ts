import type { ReorderRulesAnswer, ReorderRulesBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { reorderPricingRulesWorkflow } from "../../../../../workflows/pricing/reorder-pricing-rules"
import { rulesByIds } from "../../../../lib/pricing-rule-views"
import { actorIdOf } from "../../../../lib/staff"

/** Writes the priorities after a drag: all, or none when a rule was changed meanwhile (409). */
export async function POST(
  req: MedusaRequest<z.output<typeof ReorderRulesBodySchema>>,
  res: MedusaResponse<ReorderRulesAnswer>,
): Promise<void> {
  const { rules } = req.validatedBody
  const { result: ids } = await reorderPricingRulesWorkflow(req.scope).run({ input: { rules, actorId: actorIdOf(req) } })
  res.json({ rules: await rulesByIds(req.scope, ids) })
}
