import "./no-eval"
import { z } from "zod"
import type { FieldProblem } from "./error-schema"
import { dayText, utcDayOf } from "./pricing-day"
import { customPriceProblems, pricingRuleProblems } from "./pricing-rule-problems"
import {
  PRICE_UNITS,
  PRICING_ACTIONS,
  PRICING_FIELDS,
  PRICING_LIMITS,
  PRICING_OPERATORS,
  PRICING_RULE_STATUSES,
  type PricingActionType,
  type PricingField,
  type PricingOperator,
} from "./pricing-rule-values"

const names = <Name extends string>(rows: Record<Name, unknown>) => Object.keys(rows) as [Name, ...Name[]]
const price = z
  .number()
  .nullish()
  .transform((value) => value ?? null)
const unit = z
  .enum(PRICE_UNITS)
  .nullish()
  .transform((value) => value ?? null)
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((value) => value || null)
const id = z
  .string()
  .trim()
  .max(PRICING_LIMITS.text)
  .nullish()
  .transform((value) => value || null)
const texts = z.array(z.string().trim()).max(PRICING_LIMITS.values).default([])

/** A day: "2026-03-31", or an instant, of which the UTC day counts. */
const day = z
  .string()
  .nullish()
  .transform((value, context) => {
    if (!value) return null
    const number = utcDayOf(value)
    if (number !== null) return dayText(number)
    context.addIssue({ code: "custom", message: "must be a date" })
    return z.NEVER
  })

/** `value` is a text, a number, true or false, a list or [least, most], as the operator takes it. */
export const PricingConditionSchema = z.strictObject({
  field: z.enum(names<PricingField>(PRICING_FIELDS)),
  operator: z.enum(names<PricingOperator>(PRICING_OPERATORS)),
  value: z.union([z.string().trim(), z.number(), z.boolean(), z.array(z.string().trim()), z.array(z.number())]),
})

/** `price` in USD per `unit`, else per the unit of the action; `minValue` counts, `maxValue` does not. */
export const PricingTierSchema = z.strictObject({ minValue: z.number(), maxValue: price, price: z.number(), unit })

export const PricingActionSchema = z.strictObject({
  type: z.enum(names<PricingActionType>(PRICING_ACTIONS)),
  fixedPrice: price,
  percentage: price,
  pricePerUnit: price,
  unit,
  tiers: z.array(PricingTierSchema).default([]),
})

const ruleShape = {
  name: z.string().trim(),
  description: text(2000),
  status: z.enum(PRICING_RULE_STATUSES).default("DRAFT"),
  priority: z.number().default(0),
  coids: texts,
  customerSegments: texts,
  productCodes: texts,
  effectiveDate: day,
  expiryDate: day,
  category: text(100),
  tags: z.array(z.string().trim().min(1).max(50)).max(50).default([]),
  conditions: z.array(PricingConditionSchema).default([]),
  actions: z.array(PricingActionSchema),
}

const customPriceShape = {
  productCode: z.string().trim(),
  customerId: id,
  companyId: id,
  coid: id,
  customPrice: z.number(),
  unit: z.enum(PRICE_UNITS),
  originalPrice: price,
  discountPercent: price,
  effectiveDate: day,
  expiryDate: day,
  isActive: z.boolean().default(true),
  notes: text(2000),
}

const writtenShape = {
  id: z.string(),
  createdBy: z.string().nullable(),
  updatedBy: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
}

/** A rule as staff send it: what no operator or action can take is refused with its field and reason (decision 20). */
export const PricingRuleBodySchema = z.strictObject(ruleShape).superRefine(refuse(pricingRuleProblems))
export type PricingRuleBody = z.input<typeof PricingRuleBodySchema>

/** A rule as staff read it; `isActive` is derived from status and dates (decision 20). */
export const PricingRuleSchema = z.object({ ...ruleShape, ...writtenShape, isActive: z.boolean() })
export type PricingRuleRecord = z.output<typeof PricingRuleSchema>

/** A custom price as staff send it: for a customer or for a company. */
export const CustomPriceBodySchema = z.strictObject(customPriceShape).superRefine(refuse(customPriceProblems))
export type CustomPriceBody = z.input<typeof CustomPriceBodySchema>

export const CustomPriceSchema = z.object({ ...customPriceShape, ...writtenShape })
export type CustomPriceRecord = z.output<typeof CustomPriceSchema>

function refuse(problemsOf: (value: unknown) => FieldProblem[]) {
  return (value: unknown, context: z.core.$RefinementCtx) => {
    for (const { field, reason } of problemsOf(value)) {
      context.addIssue({ code: "custom", path: field === "" ? [] : field.split(".").map(step), message: reason })
    }
  }
}

function step(part: string): string | number {
  return /^\d+$/.test(part) ? Number(part) : part
}
