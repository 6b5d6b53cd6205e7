import type { PricingAction, PricingCondition, PricingTier } from "./pricing-rule-types"
import { PRICE_UNIT_LABELS, PRICING_FIELDS, PRICING_OPERATORS, type OperatorRow, type PriceUnit } from "./pricing-rule-values"

const SHOWN = 10
// A rule broken behind the application may name what there is not; it is shown as it is.
const OPERATORS: Readonly<Record<string, OperatorRow | undefined>> = PRICING_OPERATORS
const FIELDS: Readonly<Record<string, { label: string } | undefined>> = PRICING_FIELDS

/** Names of companies and customers by their ids. */
export type OwnerNames = ReadonlyMap<string, string>
const NO_NAMES: OwnerNames = new Map()

/** The companies and customers that conditions name, by id. */
export function ownerIdsOf(conditions: readonly PricingCondition[]): string[] {
  const named = conditions.filter(({ field }) => isOwnerField(field))
  return [...new Set(named.flatMap(({ value }) => value).map(String))]
}

/** A condition as a sentence: "Stock grade is one of 718, 725". Companies and customers are told by name where it is known. */
export function conditionText({ field, operator, value }: PricingCondition, names = NO_NAMES): string {
  const row = OPERATORS[operator]
  const tell = (one: string | number | boolean) => (isOwnerField(field) ? (names.get(String(one)) ?? oneText(one)) : oneText(one))
  const told = [value].flat().map(tell)
  const values = listText(told, row?.value === "range" ? " and " : ", ")
  return `${FIELDS[field]?.label ?? field} ${row?.label ?? operator} ${values}`
}

/** What an action does, as a few words: "10 % off", "$52.5000 per inch". */
export function actionText(action: PricingAction): string {
  const { type, fixedPrice, percentage, pricePerUnit, unit, tiers } = action
  switch (type) {
    case "FIXED_PRICE":
      return `${dollars(fixedPrice)} for each piece`
    case "PERCENTAGE_MARKUP":
      return `${percentage} % on top`
    case "PERCENTAGE_DISCOUNT":
      return `${percentage} % off`
    case "TIERED_PRICING":
      return `By ${unitText(unit)}: ${listText(
        tiers.map((tier) => tierText(tier, unit)),
        "; ",
      )}`
    case "PRICE_PER_UNIT":
      return `${dollars(pricePerUnit)} per ${unitText(unit)}`
    default:
      return String(type)
  }
}

const isOwnerField = (field: string) => field === "companyId" || field === "customerId"

const oneText = (value: string | number | boolean) => (typeof value === "boolean" ? (value ? "yes" : "no") : String(value))

function tierText({ minValue, maxValue, price, unit: own }: PricingTier, counted: PriceUnit | null): string {
  const range = maxValue === null ? `from ${minValue}` : `${minValue} to below ${maxValue}`
  return `${range} ${dollars(price)} per ${unitText(own ?? counted)}`
}

const unitText = (unit: PriceUnit | null) => (unit ? PRICE_UNIT_LABELS[unit] : "unit")
const dollars = (amount: number | null) => `$${(amount ?? 0).toFixed(4)}`

function listText(values: readonly unknown[], separator: string): string {
  const shown = values.slice(0, SHOWN).join(separator)
  return values.length > SHOWN ? `${shown} and ${values.length - SHOWN} more` : shown
}
