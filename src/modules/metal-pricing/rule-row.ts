import type { PricingCondition, PricingRule, PricingTier } from "@billet/backend/contract"

/** A tier, an action and a rule as the tables hold them: money and percentages in ten-thousandths. */
export type TierRow = { min_value_e4: number; max_value_e4: number | null; price_e4: number; unit: string | null }
export type ActionRow = {
  type: string
  fixed_price_e4: number | null
  percentage_e4: number | null
  price_per_unit_e4: number | null
  unit: string | null
  tiers: TierRow[]
}
export type ConditionRow = { field: string; operator: string; value: unknown }
export type RuleRow = {
  id: string
  name: string
  description: string | null
  status: string
  priority: number
  coids: string[]
  customer_segments: string[]
  product_codes: string[]
  effective_date: string | null
  expiry_date: string | null
  category: string | null
  tags: string[]
  conditions: ConditionRow[]
  actions: ActionRow[]
  created_by: string | null
  updated_by: string | null
  created_at: string
  updated_at: string
  version: number
}

const fromE4 = (value: number | null) => (value === null ? null : value / 1e4)
const toE4 = (value: number | null | undefined) => (value == null ? null : Math.round(value * 1e4))

function toTier(tier: TierRow): PricingTier {
  const { min_value_e4, max_value_e4, price_e4, unit } = tier
  return { minValue: min_value_e4 / 1e4, maxValue: fromE4(max_value_e4), price: price_e4 / 1e4, unit: unit as PricingTier["unit"] }
}

/**
 * A row in the contract's words. A row changed behind the application may hold what no rule can: it is passed on as it is,
 * and the engine, which checks every rule, leaves it out.
 */
export function toPricingRule(row: RuleRow): PricingRule {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    status: row.status as PricingRule["status"],
    priority: row.priority,
    coids: row.coids,
    customerSegments: row.customer_segments,
    productCodes: row.product_codes,
    effectiveDate: row.effective_date,
    expiryDate: row.expiry_date,
    category: row.category,
    tags: row.tags,
    conditions: row.conditions.map(({ field, operator, value }) => ({ field, operator, value }) as PricingCondition),
    actions: row.actions.map((action) => ({
      type: action.type as PricingRule["actions"][number]["type"],
      fixedPrice: fromE4(action.fixed_price_e4),
      percentage: fromE4(action.percentage_e4),
      pricePerUnit: fromE4(action.price_per_unit_e4),
      unit: action.unit as PricingTier["unit"],
      tiers: action.tiers.map(toTier),
    })),
  }
}

/** A rule's own columns. */
export function toRuleColumns(rule: Omit<PricingRule, "id">) {
  return {
    name: rule.name,
    description: rule.description,
    status: rule.status,
    priority: rule.priority,
    coids: rule.coids,
    customer_segments: rule.customerSegments,
    product_codes: rule.productCodes,
    effective_date: rule.effectiveDate,
    expiry_date: rule.expiryDate,
    category: rule.category,
    tags: rule.tags,
  }
}

/** An action's columns. */
export function toActionColumns(action: PricingRule["actions"][number]) {
  return {
    type: action.type,
    fixed_price_e4: toE4(action.fixedPrice),
    percentage_e4: toE4(action.percentage),
    price_per_unit_e4: toE4(action.pricePerUnit),
    unit: action.unit,
  }
}

/** A tier's columns. */
export function toTierColumns({ minValue, maxValue, price, unit }: PricingTier) {
  return { min_value_e4: toE4(minValue), max_value_e4: toE4(maxValue), price_e4: toE4(price), unit }
}
