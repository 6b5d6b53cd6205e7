import "./no-eval"
import { z } from "zod"
import { page, some, text } from "./admin-pricing-parts"
import { AmountSchema, PiecesSchema } from "./cart-schema"
import type { PriceBreak, PriceStep, PublicPriceLine, RuleVerdict } from "./price-explanation"
import { utcDayOf } from "./pricing-day"
import { PricingRuleBodySchema } from "./pricing-rule-schema"
import type { AppliedRule, PriceBasis } from "./pricing-schema"
import { UNITS, type Unit } from "./quantity-values"

const day = z.string().refine((value) => utcDayOf(value) !== null, "must be a date")

/**
 * Body of `POST /admin/metal-pricing/simulate`. A customer is priced by their own records, a company as its buyers with
 * contract prices are; else segment and trading company are as given. `draft` is a rule that is compared with the live ones,
 * in the place of the rule `draftOf` or added to them. With `wholeCatalogue` every item is compared at this quantity.
 */
export const SimulateBodySchema = z.strictObject({
  productCode: text.min(1),
  amount: AmountSchema.default("12"),
  unit: z.enum(UNITS).default("in"),
  pieces: PiecesSchema.default(1),
  date: day.optional(),
  customerId: some,
  companyId: some,
  customerSegment: some,
  coid: some,
  promo: z.strictObject({ code: text.min(1), percentage: z.number().min(0).max(100) }).optional(),
  draft: PricingRuleBodySchema.optional(),
  draftOf: some,
  wholeCatalogue: z.boolean().default(false),
})
export type SimulateBody = z.input<typeof SimulateBodySchema>

/** A price with its whole story. The verdicts are of the rules that applied and of the first of the others. */
export type SimulatedPrice = {
  price: {
    originalPrice: number | null
    calculatedPrice: number
    finalPrice: number
    unitPrice: number
    basis: PriceBasis
    appliedRules: AppliedRule[]
    derivation: PriceStep[]
  } | null
  explanation: PublicPriceLine[]
  breaks: PriceBreak[]
  rules: RuleVerdict[]
  ruleCount: number
}
/** What a draft would change over the catalogue; totals in USD. Bars count changes from `from` percent to below `to`. */
export type DraftComparisonView = {
  compared: number
  changed: number
  cheaper: number
  dearer: number
  totalBefore: number
  totalAfter: number
  histogram: { from: number | null; to: number | null; lines: number }[]
  differences: { productCode: string; before: number | null; after: number | null; changePercent: number | null }[]
}
/** Answer of `POST /admin/metal-pricing/simulate`. */
export type SimulateAnswer = {
  line: { productCode: string; amount: string; unit: Unit; pieces: number }
  customerSegment: string
  coid: string
  live: SimulatedPrice
  draft: SimulatedPrice | null
  comparison: DraftComparisonView | null
}

/** Query of `GET /admin/metal-pricing/calculations`. */
export const CalculationListQuerySchema = z.object({ productCode: some, customerId: some, companyId: some, ...page(50) })
/** A price the shop told in the last ten minutes and would still tell. */
export type CalculationView = {
  productCode: string
  customerId: string | null
  companyId: string | null
  coid: string
  customerSegment: string
  quantity: number
  unit: string
  originalPrice: number | null
  calculatedPrice: number
  finalPrice: number
  appliedRuleIds: string[]
  calculatedAt: string
  expiresAt: string
}
export type CalculationListAnswer = { calculations: CalculationView[]; limit: number; offset: number }
