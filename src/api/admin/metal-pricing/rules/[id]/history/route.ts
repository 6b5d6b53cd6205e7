import type { RuleHistoryAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { METAL_PRICING } from "../../../../../../modules/metal-pricing"
import type MetalPricingService from "../../../../../../modules/metal-pricing/service"
import { ruleVersionViews, ruleView } from "../../../../../lib/pricing-rule-views"

/** What a rule was at each of its versions, newest first, with who and when. */
export async function GET(req: MedusaRequest, res: MedusaResponse<RuleHistoryAnswer>): Promise<void> {
  const page = req.validatedQuery as unknown as { limit: number; offset: number }
  const { id: ruleId } = await ruleView(req.scope, req.params.id ?? "")
  const { rows, count } = await req.scope.resolve<MetalPricingService>(METAL_PRICING).readRuleVersions({ ruleId, ...page })
  res.json({ versions: await ruleVersionViews(req.scope, rows), count, ...page })
}
