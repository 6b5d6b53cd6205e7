import { z } from "zod"
import { AmountSchema, PiecesSchema } from "./cart-schema"
import type { PriceBreak, PriceStep, PublicPriceLine, RuleVerdict } from "./price-explanation"
import { utcDayOf } from "./pricing-day"
import { CustomPriceBodySchema, PricingRuleBodySchema, type CustomPriceRecord, type PricingRuleRecord } from "./pricing-rule-schema"
import { PRICING_LIMITS, PRICING_RULE_STATUSES, type PricingRuleStatus } from "./pricing-rule-values"
import type { AppliedRule } from "./pricing-schema"
import { UNITS, type Unit } from "./quantity-values"

const text = z.string().trim().max(200)
const some = text.min(1).optional()
const version = z.number().int().min(1)
const page = (size: number) => ({
  limit: z.coerce.number().int().min(1).max(200).default(size),
  offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
})
const oneOrManyStatuses = z
  .union([z.enum(PRICING_RULE_STATUSES), z.array(z.enum(PRICING_RULE_STATUSES)).min(1)])
  .transform((value) => (Array.isArray(value) ? value : [value]))

/** A rule as staff read it. `createdBy` and `updatedBy` are people's names; `version` goes back with an edit. */
export type AdminPricingRule = PricingRuleRecord & { version: number }

/** Query of `GET /admin/metal-pricing/rules`; rules come in the order of evaluation. */
export const PricingRuleListQuerySchema = z.object({
  q: some,
  status: oneOrManyStatuses.optional(),
  category: some,
  tag: some,
  customerSegment: some,
  productCode: some,
  ...page(50),
})
export type PricingRuleListQuery = {
  q?: string
  status?: PricingRuleStatus | PricingRuleStatus[]
  category?: string
  tag?: string
  customerSegment?: string
  productCode?: string
  limit?: number
  offset?: number
}
export type PricingRuleListAnswer = { rules: AdminPricingRule[]; count: number; limit: number; offset: number }
/** Answer of `POST /admin/metal-pricing/rules` (201) and of every call on one rule. */
export type PricingRuleAnswer = { rule: AdminPricingRule }

/** Body of `POST /admin/metal-pricing/rules/:id`: the whole rule and the version opened; 409 if there is a later one. */
export const EditPricingRuleBodySchema = PricingRuleBodySchema.safeExtend({ version })
export type EditPricingRuleBody = z.input<typeof EditPricingRuleBodySchema>

/** Query of `DELETE /admin/metal-pricing/rules/:id`, which archives: the version it was opened at. */
export const ArchiveRuleQuerySchema = z.object({ version: z.coerce.number().pipe(version) })

/** Body of `POST .../rules/:id/restore`: the version to go back to, and the one the rule was opened at. */
export const RestoreRuleBodySchema = z.strictObject({ version, currentVersion: version })
export type RestoreRuleBody = z.input<typeof RestoreRuleBodySchema>

const priority = z.number().int().min(-PRICING_LIMITS.maxPriority).max(PRICING_LIMITS.maxPriority)
/** Body of `POST .../rules/reorder`: new priorities of some rules; all are written or, if one was changed meanwhile, none. */
export const ReorderRulesBodySchema = z.strictObject({
  rules: z
    .array(z.strictObject({ id: text.min(1), version, priority }))
    .min(1)
    .max(10_000)
    .refine((rules) => new Set(rules.map(({ id }) => id)).size === rules.length, "must not name a rule twice"),
})
export type ReorderRulesBody = z.input<typeof ReorderRulesBodySchema>
/** Its answer: the rules with their new versions. */
export type ReorderRulesAnswer = { rules: AdminPricingRule[] }

/** Query of `GET .../rules/:id/history`, newest first. */
export const RuleHistoryQuerySchema = z.object(page(20))
/** A rule as it was left; `changedBy` is a person's name, null when it was changed past the application. */
export type RuleVersionView = {
  version: number
  changedBy: string | null
  changedAt: string
  note: string | null
  rule: AdminPricingRule
}
export type RuleHistoryAnswer = { versions: RuleVersionView[]; count: number; limit: number; offset: number }

/** Something staff should know of a rule or a custom price: why it never applies, or that chance decides. */
export type PricingWarning = {
  kind: "never" | "base-never" | "tie" | "broken-rule" | "broken-custom-price"
  id: string
  name: string
  reason: string
  /** The other rule, where there is one. */
  byRuleId: string | null
}
/** Answer of `GET /admin/metal-pricing/warnings`. */
export type PricingWarningsAnswer = { warnings: PricingWarning[] }

/** A custom price as staff read it, with its owner's name. */
export type AdminCustomPrice = CustomPriceRecord & { version: number; ownerName: string | null }
/** Query of `GET /admin/metal-pricing/custom-prices`; `q` looks in product codes. */
export const CustomPriceListQuerySchema = z.object({
  q: some,
  productCode: some,
  customerId: some,
  companyId: some,
  isActive: z.enum(["true", "false"]).transform((value) => value === "true").optional(),
  ...page(50),
})
export type CustomPriceListQuery = {
  q?: string
  productCode?: string
  customerId?: string
  companyId?: string
  isActive?: "true" | "false"
  limit?: number
  offset?: number
}
export type CustomPriceListAnswer = { customPrices: AdminCustomPrice[]; count: number; limit: number; offset: number }
export type CustomPriceAnswer = { customPrice: AdminCustomPrice }

/** Body of `POST /admin/metal-pricing/custom-prices/:id`; 409 when the version is not the last. */
export const EditCustomPriceBodySchema = CustomPriceBodySchema.safeExtend({ version })
export type EditCustomPriceBody = z.input<typeof EditCustomPriceBodySchema>

/** The columns of a file of custom prices, in the order an export has them. */
export const CUSTOM_PRICE_CSV_COLUMNS = [
  "productCode",
  "company",
  "customer",
  "coid",
  "customPrice",
  "unit",
  "originalPrice",
  "discountPercent",
  "effectiveDate",
  "expiryDate",
  "notes",
] as const
export const MAX_CUSTOM_PRICE_FILE_BYTES = 20 * 1024 * 1024

/**
 * Body of `POST /admin/metal-pricing/custom-prices/import`: a CSV file as text with a line of column names. `company` is a
 * company's id or name, `customer` a customer's id or e-mail address. Without `commit` nothing is written.
 */
export const ImportCustomPricesBodySchema = z.strictObject({
  content: z.string().min(1, "must not be empty"),
  commit: z.boolean().default(false),
})
export type ImportCustomPricesBody = z.input<typeof ImportCustomPricesBodySchema>
/** Its answer. What was refused is not written; `rejections` are the first of it, `line` counts the header as 1. */
export type CustomPriceImport = {
  committed: boolean
  totalRows: number
  created: number
  changed: number
  unchanged: number
  rejectedRows: number
  rejections: { line: number; field: string; value: string; reason: string }[]
}
export type CustomPriceImportAnswer = { import: CustomPriceImport }

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
