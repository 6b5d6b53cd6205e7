import {
  CustomPriceBodySchema,
  PricingRuleBodySchema,
  type CustomPriceBody,
  type PricingRuleBody,
} from "@billet/backend/contract"
import type { CustomPriceContent } from "../../src/modules/metal-pricing/sql/save-custom-prices"
import type { RuleContent } from "../../src/modules/metal-pricing/sql/save-rule"

/** An active rule as staff would send it: 5 percent off everything unless said otherwise. */
export function ruleBody(name: string, parts: Partial<PricingRuleBody> = {}): PricingRuleBody {
  return { name, status: "ACTIVE", actions: [{ type: "PERCENTAGE_DISCOUNT", percentage: 5 }], ...parts }
}

export function ruleContent(name: string, parts: Partial<PricingRuleBody> = {}): RuleContent {
  return PricingRuleBodySchema.parse(ruleBody(name, parts))
}

/** A company's price in USD per inch. */
export function customPriceContent(
  productCode: string,
  companyId: string,
  customPrice: number,
  parts: Partial<CustomPriceBody> = {},
): CustomPriceContent {
  const owner = parts.customerId ? {} : { companyId }
  return CustomPriceBodySchema.parse({ productCode, ...owner, customPrice, unit: "in", ...parts })
}
