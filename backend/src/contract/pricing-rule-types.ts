import type { PriceUnit, PricingActionType, PricingField, PricingOperator, PricingRuleStatus } from "./pricing-rule-values"

/** What a condition compares a fact with; which of these an operator takes is in PRICING_OPERATORS. */
export type ConditionValue = string | number | boolean | readonly string[] | readonly number[]

export type PricingCondition = { field: PricingField; operator: PricingOperator; value: ConditionValue }

/** `minValue` counts, `maxValue` does not any more; null is without end. `price` in USD per `unit`, by default the action's. */
export type PricingTier = { minValue: number; maxValue: number | null; price: number; unit: PriceUnit | null }

/** Only the parts of its type are set (PRICING_ACTIONS), the others null. For tiers `unit` is what they count over the line. */
export type PricingAction = {
  type: PricingActionType
  fixedPrice: number | null
  percentage: number | null
  pricePerUnit: number | null
  unit: PriceUnit | null
  tiers: readonly PricingTier[]
}

/** A pricing rule with its parts (specification section 3). All conditions have to hold; empty lists leave nobody out. */
export type PricingRule = {
  id: string
  name: string
  description: string | null
  status: PricingRuleStatus
  /** Higher first. */
  priority: number
  coids: readonly string[]
  customerSegments: readonly string[]
  productCodes: readonly string[]
  /** First and last day, UTC, both included; null is without end. */
  effectiveDate: string | null
  expiryDate: string | null
  category: string | null
  tags: readonly string[]
  conditions: readonly PricingCondition[]
  actions: readonly PricingAction[]
}

/** A price agreed with one customer, or with one company for all its people: exactly one of the two ids is set. */
export type CustomPrice = {
  id: string
  productCode: string
  customerId: string | null
  companyId: string | null
  /** The trading company it holds for; null is every one. */
  coid: string | null
  /** USD per `unit`. */
  customPrice: number
  unit: PriceUnit
  /** For the record: the list price when it was agreed, and what was taken off. They do not enter the price. */
  originalPrice: number | null
  discountPercent: number | null
  effectiveDate: string | null
  expiryDate: string | null
  /** Staff's switch; the price also has to be within its dates. */
  isActive: boolean
  notes: string | null
}
