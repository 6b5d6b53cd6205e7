import type { PricingWarning } from "@billet/backend/contract"
import { findShadowed } from "@billet/backend/pricing"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_PRICING } from "../../../modules/metal-pricing"
import type MetalPricingService from "../../../modules/metal-pricing/service"

/** Rows that are left out because they are broken, then rules that never apply or meet each other by chance. */
export async function pricingWarnings(container: MedusaContainer): Promise<PricingWarning[]> {
  const pricing = container.resolve<MetalPricingService>(METAL_PRICING)
  const broken = (await pricing.brokenRows()).map(({ kind, id, name, fields }): PricingWarning => {
    const reasons = fields.map(({ field, reason }) => `${field} ${reason}`).join("; ")
    const told = kind === "rule" ? "broken-rule" : "broken-custom-price"
    return { kind: told, id, name, reason: `never applies because it is broken: ${reasons}`, byRuleId: null }
  })
  const { rules } = await pricing.priceBook()
  const found = findShadowed(rules.all.map(({ row }) => row), new Date().toISOString())
  return [...broken, ...found.map(({ ruleId, ruleName, ...finding }) => ({ ...finding, id: ruleId, name: ruleName }))]
}
