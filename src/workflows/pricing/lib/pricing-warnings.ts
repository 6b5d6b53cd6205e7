import type { PricingWarning } from "@billet/backend/contract"
import { shadowFindings, type RuleFinding, type RuleSet } from "@billet/backend/pricing"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_PRICING } from "../../../modules/metal-pricing"
import { breathe } from "../../../modules/metal-pricing/follow/in-steps"
import type MetalPricingService from "../../../modules/metal-pricing/service"

const RULES_AT_ONCE = 50

/** Rows that are left out because they are broken, then rules that never apply or meet each other by chance. */
export async function pricingWarnings(container: MedusaContainer): Promise<PricingWarning[]> {
  const pricing = container.resolve<MetalPricingService>(METAL_PRICING)
  const broken = (await pricing.brokenRows()).map(({ kind, id, name, fields }): PricingWarning => {
    const reasons = fields.map(({ field, reason }) => `${field} ${reason}`).join("; ")
    const told = kind === "rule" ? "broken-rule" : "broken-custom-price"
    return { kind: told, id, name, reason: `never applies because it is broken: ${reasons}`, byRuleId: null }
  })
  const found = await findings((await pricing.priceBook()).rules)
  return [...broken, ...found.map(({ ruleId, ruleName, ...finding }) => ({ ...finding, id: ruleId, name: ruleName }))]
}

/** In steps, between which the shop goes on answering. */
async function findings(rules: RuleSet): Promise<RuleFinding[]> {
  const found: RuleFinding[] = []
  let looked = 0
  for (const finding of shadowFindings(rules, new Date().toISOString())) {
    if (finding) found.push(finding)
    if (++looked % RULES_AT_ONCE === 0) await breathe()
  }
  return found
}
