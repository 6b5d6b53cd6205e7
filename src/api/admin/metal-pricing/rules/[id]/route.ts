import type { ArchiveRuleQuerySchema, EditPricingRuleBodySchema, PricingRuleAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { savePricingRuleWorkflow } from "../../../../../workflows/pricing/save-pricing-rule"
import { setPricingRuleStatusWorkflow } from "../../../../../workflows/pricing/set-pricing-rule-status"
import { ruleView } from "../../../../lib/pricing-rule-views"
import { actorIdOf } from "../../../../lib/staff"

export async function GET(req: MedusaRequest, res: MedusaResponse<PricingRuleAnswer>): Promise<void> {
  res.json({ rule: await ruleView(req.scope, req.params.id ?? "") })
}

/** Replaces a rule's content; 409 when someone else changed it since it was opened. */
export async function POST(
  req: MedusaRequest<z.output<typeof EditPricingRuleBodySchema>>,
  res: MedusaResponse<PricingRuleAnswer>,
): Promise<void> {
  const { version, ...rule } = req.validatedBody
  const id = req.params.id ?? ""
  await savePricingRuleWorkflow(req.scope).run({ input: { rule, at: { id, version }, actorId: actorIdOf(req) } })
  res.json({ rule: await ruleView(req.scope, id) })
}

/** Archives: a rule that prices were made by is never deleted. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse<PricingRuleAnswer>): Promise<void> {
  const { version } = req.validatedQuery as unknown as z.output<typeof ArchiveRuleQuerySchema>
  const id = req.params.id ?? ""
  const input = { id, version, status: "ARCHIVED" as const, actorId: actorIdOf(req) }
  await setPricingRuleStatusWorkflow(req.scope).run({ input })
  res.json({ rule: await ruleView(req.scope, id) })
}
