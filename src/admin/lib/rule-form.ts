import {
  PRICING_ACTIONS,
  PRICING_FIELDS,
  PRICING_OPERATORS,
  PricingRuleBodySchema,
  type ActionPart,
  type AdminPricingRule,
  type FieldRow,
  type PriceUnit,
  type PricingActionType,
  type PricingField,
  type PricingOperator,
  type PricingRuleBody,
  type PricingRuleStatus,
} from "@billet/backend/contract"

/** A rule while it is edited: what was typed, as text. `key` keeps a row's place on screen. */
export type ConditionForm = { key: string; field: PricingField; operator: PricingOperator; value: string; most: string }
export type TierForm = { key: string; minValue: string; maxValue: string; price: string; unit: PriceUnit | "" }
export type ActionForm = {
  key: string
  type: PricingActionType
  fixedPrice: string
  percentage: string
  pricePerUnit: string
  unit: PriceUnit
  tiers: TierForm[]
}
export type RuleForm = {
  name: string
  description: string
  status: PricingRuleStatus
  priority: string
  category: string
  tags: string
  effectiveDate: string
  expiryDate: string
  coids: string[]
  customerSegments: string
  productCodes: string
  conditions: ConditionForm[]
  actions: ActionForm[]
}
/** Reasons by dotted field. */
export type FormProblems = Record<string, string>

let keys = 0
const nextKey = () => `row-${(keys += 1)}`
const text = (value: number | null | undefined) => (value == null ? "" : String(value))
const lines = (values: readonly (string | number)[]) => values.join("\n")

export const newCondition = (): ConditionForm => ({
  key: nextKey(),
  field: "stockGrade",
  operator: "EQUALS",
  value: "",
  most: "",
})
export const newTier = (minValue = "0"): TierForm => ({ key: nextKey(), minValue, maxValue: "", price: "", unit: "" })
export const newAction = (): ActionForm => {
  const key = nextKey()
  return { key, type: "PERCENTAGE_DISCOUNT", fixedPrice: "", percentage: "", pricePerUnit: "", unit: "in", tiers: [newTier()] }
}

export const emptyRule = (): RuleForm => ({
  name: "",
  description: "",
  status: "DRAFT",
  priority: "0",
  category: "",
  tags: "",
  effectiveDate: "",
  expiryDate: "",
  coids: [],
  customerSegments: "",
  productCodes: "",
  conditions: [],
  actions: [newAction()],
})

function conditionForm({ field, operator, value }: AdminPricingRule["conditions"][number]): ConditionForm {
  const form = { ...newCondition(), field, operator }
  if (!Array.isArray(value)) return { ...form, value: String(value) }
  if (PRICING_OPERATORS[operator].value !== "range") return { ...form, value: lines(value) }
  return { ...form, value: String(value[0] ?? ""), most: String(value[1] ?? "") }
}

function actionForm({
  type,
  fixedPrice,
  percentage,
  pricePerUnit,
  unit,
  tiers,
}: AdminPricingRule["actions"][number]): ActionForm {
  const parts = { fixedPrice: text(fixedPrice), percentage: text(percentage), pricePerUnit: text(pricePerUnit) }
  const rows = tiers.map((tier): TierForm => {
    return {
      key: nextKey(),
      minValue: text(tier.minValue),
      maxValue: text(tier.maxValue),
      price: text(tier.price),
      unit: tier.unit ?? "",
    }
  })
  return { ...newAction(), type, ...parts, unit: unit ?? "in", tiers: rows.length ? rows : [newTier()] }
}

/** A stored rule as it is edited. */
export function ruleFormOf(rule: AdminPricingRule): RuleForm {
  const { name, status, coids } = rule
  return {
    name,
    status,
    coids,
    description: rule.description ?? "",
    priority: String(rule.priority),
    category: rule.category ?? "",
    tags: rule.tags.join(", "),
    effectiveDate: rule.effectiveDate ?? "",
    expiryDate: rule.expiryDate ?? "",
    customerSegments: rule.customerSegments.join(", "),
    productCodes: lines(rule.productCodes),
    conditions: rule.conditions.map(conditionForm),
    actions: rule.actions.map(actionForm),
  }
}

const split = (value: string, by: RegExp) =>
  value
    .split(by)
    .map((one) => one.trim())
    .filter(Boolean)
/** Entries of a text: one a line, or between commas. */
export const listOf = (value: string) => split(value, /[\n,]/)
/** What is no number stays as it is, or missing, and is refused with its reason. */
const numberOf = (value: string) => (value.trim() === "" || Number.isNaN(Number(value)) ? null : Number(value))

function conditionBody({ field, operator, value, most }: ConditionForm): NonNullable<PricingRuleBody["conditions"]>[number] {
  const { kind }: FieldRow = PRICING_FIELDS[field]
  const isNumber = kind === "number"
  const one = (entry: string) => (isNumber ? (numberOf(entry) ?? entry) : kind === "flag" ? entry === "true" : entry)
  switch (PRICING_OPERATORS[operator].value) {
    case "one":
      return { field, operator, value: one(value) }
    case "text":
      return { field, operator, value }
    case "list": {
      const entries = split(value, isNumber ? /[\n,]/ : /\n/)
      const numbers = entries.map(Number)
      return { field, operator, value: isNumber && !numbers.some(Number.isNaN) ? numbers : entries }
    }
    case "range": {
      const [least, greatest] = [numberOf(value), numberOf(most)]
      return { field, operator, value: least === null || greatest === null ? [] : [least, greatest] }
    }
  }
}

function tierBody({ minValue, maxValue, price, unit }: TierForm) {
  const most = maxValue.trim() === "" ? null : Number(maxValue)
  return { minValue: numberOf(minValue) ?? Number.NaN, maxValue: most, price: numberOf(price) ?? Number.NaN, unit: unit || null }
}

function actionBody(action: ActionForm): PricingRuleBody["actions"][number] {
  const parts: readonly ActionPart[] = PRICING_ACTIONS[action.type].parts
  const has = (part: ActionPart) => parts.includes(part)
  return {
    type: action.type,
    ...(has("fixedPrice") ? { fixedPrice: numberOf(action.fixedPrice) } : {}),
    ...(has("percentage") ? { percentage: numberOf(action.percentage) } : {}),
    ...(has("pricePerUnit") ? { pricePerUnit: numberOf(action.pricePerUnit) } : {}),
    ...(has("unit") ? { unit: action.unit } : {}),
    ...(has("tiers") ? { tiers: action.tiers.map(tierBody) } : {}),
  }
}

/** What the form says as the server takes it, not yet checked. */
export function ruleBodyOf(form: RuleForm): PricingRuleBody {
  const { name, description, status, coids, category, effectiveDate, expiryDate } = form
  return {
    name,
    description,
    status,
    coids,
    category,
    priority: numberOf(form.priority) ?? Number.NaN,
    tags: listOf(form.tags),
    effectiveDate: effectiveDate || null,
    expiryDate: expiryDate || null,
    customerSegments: listOf(form.customerSegments),
    productCodes: listOf(form.productCodes),
    conditions: form.conditions.map(conditionBody),
    actions: form.actions.map(actionBody),
  }
}

/** Everything the server would refuse, at its field; empty when it would take the rule. */
export function ruleProblems(body: PricingRuleBody): FormProblems {
  const result = PricingRuleBodySchema.safeParse(body)
  if (result.success) return {}
  const problems = result.error.issues.map(({ path, message }) => [
    path.join("."),
    /NaN/.test(message) ? "must be a number" : message,
  ])
  return Object.fromEntries(problems.reverse())
}
