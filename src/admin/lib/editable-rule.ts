import type { AdminPricingRule, PricingRuleBody } from "@billet/backend/contract"

/** A stored rule as its content alone, as an edit or a simulation sends it. */
export function editableRule(rule: AdminPricingRule): PricingRuleBody {
  const { id: _id, createdBy: _by, updatedBy: _up, createdAt: _at, updatedAt: _ut, isActive: _is, version: _v, ...content } = rule
  return content
}
