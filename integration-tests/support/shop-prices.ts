import type { CustomPriceBody, PricingRuleBody } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { saveCustomPriceWorkflow } from "../../src/workflows/pricing/save-custom-price"
import { savePricingRuleWorkflow } from "../../src/workflows/pricing/save-pricing-rule"
import { customPriceContent, ruleContent } from "./pricing-rows"

/** An active rule for one product, so that the tests of a file leave each other's prices alone. */
export async function addRule(
  container: MedusaContainer,
  productCode: string,
  name: string,
  parts: Partial<PricingRuleBody> = {},
): Promise<string> {
  const rule = ruleContent(`${name} ${productCode}`, { productCodes: [productCode], ...parts })
  return (await savePricingRuleWorkflow(container).run({ input: { rule, actorId: null } })).result
}

/** What a rule takes off, percent. */
export const discount = (percentage: number): Pick<PricingRuleBody, "actions"> => ({
  actions: [{ type: "PERCENTAGE_DISCOUNT", percentage }],
})

export async function addCustomPrice(
  container: MedusaContainer,
  productCode: string,
  companyId: string,
  perInch: number,
  parts: Partial<CustomPriceBody> = {},
): Promise<void> {
  const price = customPriceContent(productCode, companyId, perInch, parts)
  await saveCustomPriceWorkflow(container).run({ input: { price, actorId: null } })
}

export type PromoRule = { attribute: string; operator: "in" | "eq"; values: string[] }
type PromoParts = {
  percentage?: number
  status?: "active" | "draft"
  limit?: number
  rules?: PromoRule[]
  campaign?: {
    starts_at?: Date
    ends_at?: Date
    budget?: { type: "spend" | "usage" | "use_by_attribute"; limit: number; attribute?: string }
  }
}

/** A promo code as staff make it in Medusa's admin: 5 percent off all material unless said otherwise. */
export async function addPromo(container: MedusaContainer, code: string, parts: PromoParts = {}): Promise<string> {
  const { percentage = 5, status = "active", limit, rules, campaign } = parts
  const promotions = container.resolve(Modules.PROMOTION)
  const budget = campaign?.budget && { currency_code: campaign.budget.type === "spend" ? "usd" : undefined, ...campaign.budget }
  const created = campaign && (await promotions.createCampaigns({ name: code, campaign_identifier: code, ...campaign, budget }))
  const { id } = await promotions.createPromotions({
    code,
    type: "standard",
    status,
    limit,
    rules,
    campaign_id: created?.id,
    application_method: { type: "percentage", target_type: "items", allocation: "across", value: percentage },
  })
  return id
}

/** How often a code has been used, and what its campaign's budget has used. */
export async function promoUsed(container: MedusaContainer, code: string): Promise<{ used: number; budget: number }> {
  const [promotion] = await container
    .resolve(Modules.PROMOTION)
    .listPromotions({ code: [code] }, { relations: ["campaign", "campaign.budget"] })
  return { used: promotion?.used ?? 0, budget: Number(promotion?.campaign?.budget?.used ?? 0) }
}
