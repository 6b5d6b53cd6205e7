import "./no-eval"
import { z } from "zod"
import { page, some, text } from "./admin-pricing-parts"
import { version } from "./row-version"
import { PricingRuleBodySchema, type PricingRuleRecord } from "./pricing-rule-schema"
import { PRICING_LIMITS, PRICING_RULE_STATUSES, type PricingRuleStatus } from "./pricing-rule-values"

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
/** `categories` and `tags` are those of all rules, for filters and forms. */
export type PricingRuleListAnswer = {
  rules: AdminPricingRule[]
  count: number
  limit: number
  offset: number
  categories: string[]
  tags: string[]
}
/** Answer of `POST /admin/metal-pricing/rules` (201) and of every call on one rule. */
export type PricingRuleAnswer = { rule: AdminPricingRule }

/** Body of `POST /admin/metal-pricing/rules/:id`: the whole rule and the version opened; 409 if there is a later one. */
export const EditPricingRuleBodySchema = PricingRuleBodySchema.safeExtend({ version })
export type EditPricingRuleBody = z.input<typeof EditPricingRuleBodySchema>

/** Query of `DELETE /admin/metal-pricing/rules/:id`, which archives: the version it was opened at. */
export const ArchiveRuleQuerySchema = z.object({ version: z.coerce.number().pipe(version) })

/** Body of `POST .../rules/:id/status`, which changes nothing else; also the way back from ARCHIVED. */
export const RuleStatusBodySchema = z.strictObject({ version, status: z.enum(PRICING_RULE_STATUSES) })
export type RuleStatusBody = z.input<typeof RuleStatusBodySchema>

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
