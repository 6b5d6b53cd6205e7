import { Decimal } from "decimal.js"
import type { AppliedRule, CustomPrice, PriceUnit, PricingAction, PricingCondition, PricingRule } from "../../contract"
import type { PricingFacts } from "../facts"

/**
 * The decisions on pricing, rule by rule and line by line, in a decimal library: slow, without an index and sharing no code
 * with the engine, which has to give the same answers.
 */
export type NaivePrice = {
  finalPrice: number
  calculatedPrice: number
  originalPrice: number | null
  unitPrice: number
  appliedRules: AppliedRule[]
}

const D = Decimal.clone({ precision: 300, rounding: Decimal.ROUND_HALF_EVEN })
type Step = { id: string; name: string; after: Decimal }

export function naivePrice(
  rules: readonly PricingRule[],
  customPrices: readonly CustomPrice[],
  facts: PricingFacts,
): NaivePrice | null {
  const list = listTotal(facts)
  const custom = customPriceFor(customPrices, facts)
  const held = rules.filter((rule) => holds(rule, facts, custom !== null)).sort(inOrder)
  const steps: Step[] = []
  let total = list
  if (custom) steps.push({ id: custom.row.id, name: "Contract price", after: (total = custom.total) })
  else {
    for (const rule of held) {
      const base = rule.actions.map((action) => basePrice(action, facts)).find((price) => price !== null)
      if (!base) continue
      steps.push({ id: rule.id, name: rule.name, after: (total = base) })
      break
    }
  }
  if (total === null) return null
  for (const rule of held) {
    for (const { type, percentage } of rule.actions) {
      if (type !== "PERCENTAGE_DISCOUNT" && type !== "PERCENTAGE_MARKUP") continue
      const sign = type === "PERCENTAGE_MARKUP" ? 1 : -1
      total = D.max(0, total.times(new D(100).plus(new D(percentage ?? 0).times(sign)).div(100)))
      steps.push({ id: rule.id, name: rule.name, after: total })
    }
  }
  const final = facts.promo ? total.times(new D(100).minus(facts.promo.percentage)).div(100) : total
  return {
    originalPrice: list && cents(list).toNumber(),
    calculatedPrice: cents(total).toNumber(),
    finalPrice: cents(final).toNumber(),
    unitPrice: unitPrice(final, facts),
    appliedRules: adjustments(list, steps),
  }
}

const cents = (amount: Decimal) => amount.toDecimalPlaces(2)
const day = (date: string) => new Date(date).toISOString().slice(0, 10)
const within = (row: { effectiveDate: string | null; expiryDate: string | null }, date: string) =>
  (row.effectiveDate === null || day(row.effectiveDate) <= day(date)) &&
  (row.expiryDate === null || day(date) <= day(row.expiryDate))

function amountOf({ amount }: PricingFacts["line"]): Decimal {
  return /^\s*(\d+\.?\d*|\.\d+)\s*$/.test(amount) ? new D(amount.trim()) : new D(1)
}

function listTotal({ item, line }: PricingFacts): Decimal | null {
  const cost = { in: item.averageCostPerInch, lb: item.averageCostPerLb, kg: item.averageCostPerKg }[line.unit]
  if (cost === null || !(cost > 0)) return null
  const perPiece = line.unit === "lb" && line.weightInPounds > 0 ? new D(line.weightInPounds) : amountOf(line)
  return new D(cost).times(perPiece).times(line.pieces)
}

function measure({ line }: PricingFacts, unit: PriceUnit): Decimal | null {
  const amount = amountOf(line).times(line.pieces)
  const pounds = line.weightInPounds > 0 ? new D(line.weightInPounds).times(line.pieces) : line.unit === "lb" ? amount : null
  if (unit === "piece") return new D(line.pieces)
  if (unit === "lb") return pounds
  if (unit === "kg") return line.unit === "kg" ? amount : pounds && pounds.times("0.453592")
  if (line.unit === "in") return amount
  return line.lengthInInches ? new D(line.lengthInInches).times(line.pieces) : null
}

function unitPrice(total: Decimal, facts: PricingFacts): number {
  const quantity = measure(facts, facts.line.unit === "in" ? "piece" : facts.line.unit)
  return quantity && !quantity.isZero() ? total.div(quantity).toDecimalPlaces(4).toNumber() : 0
}

function priced(price: number | null, unit: PriceUnit | null, facts: PricingFacts): Decimal | null {
  const quantity = unit && measure(facts, unit)
  return quantity && price !== null ? quantity.times(price) : null
}

function basePrice(action: PricingAction, facts: PricingFacts): Decimal | null {
  if (action.type === "FIXED_PRICE") return priced(action.fixedPrice, "piece", facts)
  if (action.type === "PRICE_PER_UNIT") return priced(action.pricePerUnit, action.unit, facts)
  if (action.type !== "TIERED_PRICING" || action.unit === null) return null
  const counted = measure(facts, action.unit)
  const tier = action.tiers.find(
    ({ minValue, maxValue }) => counted?.gte(minValue) && (maxValue === null || counted.lt(maxValue)),
  )
  return tier ? priced(tier.price, tier.unit ?? action.unit, facts) : null
}

function customPriceFor(rows: readonly CustomPrice[], facts: PricingFacts): { row: CustomPrice; total: Decimal } | null {
  const coids = facts.coid.split(",").map((coid) => coid.trim())
  const fitting = rows.filter(
    (row) =>
      row.isActive &&
      row.productCode === facts.item.productCode &&
      within(row, facts.date) &&
      (row.coid === null || coids.includes(row.coid)),
  )
  const { companyId, customerId } = facts.buyer
  const own = [
    fitting.filter((row) => companyId && row.companyId === companyId),
    fitting.filter((row) => customerId && row.customerId === customerId),
  ]
  const row = own.map((group) => [...group].sort(byPrecedence)[0]).find((first) => first !== undefined)
  const total = row ? priced(row.customPrice, row.unit, facts) : null
  return row && total ? { row, total } : null
}

function byPrecedence(a: CustomPrice, b: CustomPrice): number {
  if ((a.coid === null) !== (b.coid === null)) return a.coid === null ? 1 : -1
  return newerFirst(a, b)
}

function inOrder(a: PricingRule, b: PricingRule): number {
  return b.priority - a.priority || newerFirst(a, b)
}

function newerFirst(a: { id: string; effectiveDate: string | null }, b: { id: string; effectiveDate: string | null }): number {
  const [from, other] = [a.effectiveDate ? day(a.effectiveDate) : "", b.effectiveDate ? day(b.effectiveDate) : ""]
  return from < other ? 1 : from > other ? -1 : a.id < b.id ? -1 : 1
}

function adjustments(list: Decimal | null, steps: readonly Step[]): AppliedRule[] {
  let before = list ? cents(list) : new D(0)
  const sums = new Map<string, { name: string; sum: Decimal }>()
  for (const { id, name, after } of steps) {
    const now = cents(after)
    sums.set(id, { name, sum: (sums.get(id)?.sum ?? new D(0)).plus(now).minus(before) })
    before = now
  }
  return [...sums].map(([ruleId, { name, sum }]) => ({ ruleId, ruleName: name, adjustment: sum.toNumber() }))
}

function holds(rule: PricingRule, facts: PricingFacts, hasCustomPrice: boolean): boolean {
  const lists: PricingCondition[] = [
    { field: "coid", operator: "IN", value: rule.coids },
    { field: "customerSegment", operator: "IN", value: rule.customerSegments },
    { field: "productCode", operator: "IN", value: rule.productCodes },
  ]
  const conditions = [...lists.filter(({ value }) => Array.isArray(value) && value.length > 0), ...rule.conditions]
  return rule.status === "ACTIVE" && within(rule, facts.date) && conditions.every((one) => meets(one, facts, hasCustomPrice))
}

function meets({ field, operator, value }: PricingCondition, facts: PricingFacts, hasCustomPrice: boolean): boolean {
  const raw = factOf(field, facts, hasCustomPrice)
  const values = (Array.isArray(raw) ? raw : [raw]).filter((one) => one !== null && one !== undefined && one !== "")
  const listed: readonly unknown[] = Array.isArray(value) ? value : [value]
  const any = (test: (fact: unknown) => boolean) => values.some(test)
  const contains = (fact: unknown) => String(fact).toUpperCase().includes(String(value).toUpperCase())
  switch (operator) {
    case "EQUALS":
    case "IN":
      return any((fact) => listed.includes(fact))
    case "NOT_EQUALS":
    case "NOT_IN":
      return !any((fact) => listed.includes(fact))
    case "CONTAINS":
      return any(contains)
    case "NOT_CONTAINS":
      return !any(contains)
    case "GREATER_THAN":
      return any((fact) => Number(fact) > Number(value))
    case "LESS_THAN":
      return any((fact) => Number(fact) < Number(value))
    case "GREATER_THAN_OR_EQUAL":
      return any((fact) => Number(fact) >= Number(value))
    case "LESS_THAN_OR_EQUAL":
      return any((fact) => Number(fact) <= Number(value))
    case "BETWEEN":
      return any((fact) => Number(fact) >= Number(listed[0]) && Number(fact) <= Number(listed[1]))
  }
}

function factOf(field: PricingCondition["field"], facts: PricingFacts, hasCustomPrice: boolean): unknown {
  const { item, line, buyer } = facts
  const times = (one: Decimal.Value) => new D(one).times(line.pieces).toNumber()
  const weight = line.weightInPounds > 0 ? line.weightInPounds : null
  switch (field) {
    case "coid":
      return facts.coid.split(",").map((coid) => coid.trim())
    case "customerSegment":
    case "customerId":
    case "companyId":
      return buyer[field]
    case "hasCustomPrice":
      return hasCustomPrice
    case "unit":
    case "pieces":
      return line[field]
    case "amount":
      return amountOf(line).toNumber()
    case "quantity":
      return times(amountOf(line))
    case "weightInPounds":
      return weight
    case "totalWeightInPounds":
      return weight && times(weight)
    case "lengthInInches":
      return line.lengthInInches || null
    default:
      return item[field]
  }
}
