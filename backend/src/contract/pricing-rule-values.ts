import { METAL_CATEGORIES, PRODUCT_TYPES, STOCK_TYPES, STRATIFICATION_RANKS } from "./catalogue-values"
import { UNITS } from "./quantity-values"
import { COIDS } from "./region-values"

/** Vocabulary of pricing rules; forms, refusals and the engine read the same rows. Source: specification sections 3 and 4. */
export const PRICING_RULE_STATUSES = ["ACTIVE", "INACTIVE", "DRAFT", "ARCHIVED"] as const
export type PricingRuleStatus = (typeof PRICING_RULE_STATUSES)[number]

/** What a price can be per, and what a tier can count. */
export const PRICE_UNITS = ["piece", ...UNITS] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]
export const PRICE_UNIT_LABELS: Record<PriceUnit, string> = { piece: "piece", in: "inch", lb: "pound", kg: "kilogram" }

/** What a fact is: a text, a number or a yes or no. */
export type FieldKind = "text" | "number" | "flag"
export type FieldRow = {
  label: string
  kind: FieldKind
  /** The only values there are; a condition that compares with another one could never be meant. */
  values?: readonly string[]
  /** Several values at once, comma separated: one of them is enough for a condition, and for its negation none may hold. */
  many?: true
}

/** Facts a condition may look at. Lengths in inches, weights in pounds, of one piece where nothing else is said. */
export const PRICING_FIELDS = {
  productCode: { label: "Product code", kind: "text" },
  metalCategory: { label: "Metal category", kind: "text", values: METAL_CATEGORIES },
  productType: { label: "Product type", kind: "text", values: PRODUCT_TYPES },
  productCategory: { label: "Product category", kind: "text" },
  stockGrade: { label: "Stock grade", kind: "text" },
  stockType: { label: "Stock type", kind: "text", values: STOCK_TYPES },
  productSize: { label: "Product size", kind: "text" },
  productCondition: { label: "Product condition", kind: "text" },
  stratificationRank: { label: "Rank", kind: "text", values: STRATIFICATION_RANKS },
  isSpecialOffer: { label: "Special offer", kind: "flag" },
  outerDiameter: { label: "Outer diameter", kind: "number" },
  insideDiameter: { label: "Inside diameter", kind: "number" },
  coid: { label: "Trading company", kind: "text", values: COIDS, many: true },
  customerSegment: { label: "Customer segment", kind: "text" },
  customerId: { label: "Customer", kind: "text" },
  companyId: { label: "Customer's company", kind: "text" },
  hasCustomPrice: { label: "Has a custom price", kind: "flag" },
  unit: { label: "Unit ordered", kind: "text", values: UNITS },
  amount: { label: "Amount per piece", kind: "number" },
  pieces: { label: "Pieces", kind: "number" },
  quantity: { label: "Quantity (amount x pieces)", kind: "number" },
  weightInPounds: { label: "Piece weight", kind: "number" },
  totalWeightInPounds: { label: "Total weight", kind: "number" },
  lengthInInches: { label: "Piece length", kind: "number" },
} as const satisfies Record<string, FieldRow>
export type PricingField = keyof typeof PRICING_FIELDS

/** What an operator compares with: one value, a text to look for, a list of values, or [least, most]. */
export type OperatorValueKind = "one" | "text" | "list" | "range"
export type OperatorRow = { label: string; value: OperatorValueKind; fields: readonly FieldKind[] }

/** The eleven operators. Source: specification section 4; their edges: decision 20. */
export const PRICING_OPERATORS = {
  EQUALS: { label: "is", value: "one", fields: ["text", "number", "flag"] },
  NOT_EQUALS: { label: "is not", value: "one", fields: ["text", "number", "flag"] },
  GREATER_THAN: { label: "is above", value: "one", fields: ["number"] },
  LESS_THAN: { label: "is below", value: "one", fields: ["number"] },
  GREATER_THAN_OR_EQUAL: { label: "is at least", value: "one", fields: ["number"] },
  LESS_THAN_OR_EQUAL: { label: "is at most", value: "one", fields: ["number"] },
  CONTAINS: { label: "contains", value: "text", fields: ["text"] },
  NOT_CONTAINS: { label: "does not contain", value: "text", fields: ["text"] },
  IN: { label: "is one of", value: "list", fields: ["text", "number"] },
  NOT_IN: { label: "is none of", value: "list", fields: ["text", "number"] },
  BETWEEN: { label: "is between", value: "range", fields: ["number"] },
} as const satisfies Record<string, OperatorRow>
export type PricingOperator = keyof typeof PRICING_OPERATORS

/** The parts of an action a form asks for. */
export type ActionPart = "fixedPrice" | "percentage" | "pricePerUnit" | "unit" | "tiers"
export type ActionRow = {
  label: string
  help: string
  parts: readonly ActionPart[]
  /** Sets the price that markups and discounts start from; the first rule to do so wins. */
  setsBase: boolean
  maxPercentage?: number
}

/** The five action types. Source: specification section 4; what they do: decisions 19 and 20. */
export const PRICING_ACTIONS = {
  FIXED_PRICE: {
    label: "Fixed price",
    help: "One price in USD for each piece as ordered.",
    parts: ["fixedPrice"],
    setsBase: true,
  },
  PERCENTAGE_MARKUP: {
    label: "Markup",
    help: "Raises the price by a percentage.",
    parts: ["percentage"],
    setsBase: false,
    maxPercentage: 1000,
  },
  PERCENTAGE_DISCOUNT: {
    label: "Discount",
    help: "Lowers the price by a percentage.",
    parts: ["percentage"],
    setsBase: false,
    maxPercentage: 100,
  },
  TIERED_PRICING: {
    label: "Tiered price",
    help: "A price by quantity: the unit is what is counted over the line; each tier holds from its least value up to, not including, its most.",
    parts: ["unit", "tiers"],
    setsBase: true,
  },
  PRICE_PER_UNIT: {
    label: "Price per unit",
    help: "A price in USD per piece, inch, pound or kilogram of the line.",
    parts: ["pricePerUnit", "unit"],
    setsBase: true,
  },
} as const satisfies Record<string, ActionRow>
export type PricingActionType = keyof typeof PRICING_ACTIONS

/** Limits of what staff may save. */
export const PRICING_LIMITS = {
  maxPrice: 10_000_000,
  maxPriority: 1_000_000,
  maxTierValue: 1_000_000_000,
  decimals: 4,
  conditions: 50,
  actions: 10,
  tiers: 100,
  values: 10_000,
  text: 200,
} as const
