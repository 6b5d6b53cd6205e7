import fc from "fast-check"
import {
  COIDS,
  METAL_CATEGORIES,
  PRICE_UNITS,
  PRICING_FIELDS,
  PRICING_OPERATORS,
  PRODUCT_TYPES,
  STOCK_TYPES,
  UNITS,
  type ConditionValue,
  type CustomPrice,
  type FieldRow,
  type PricingAction,
  type PricingCondition,
  type PricingField,
  type PricingOperator,
  type PricingRule,
} from "../../contract"
import type { PricingFacts } from "../facts"
import { aCustomPrice, anAction, aRule } from "./sample-pricing"

/** Few values each, so that rules and lines meet. */
const CODES = ["718 RB 1", "718 RB 2", "4140 TB 1", "316L FL 1"]
const GRADES = ["718", "4140", "316L"]
const SEGMENTS = ["INC", "EUR", "OIL", "AERO"]
const CUSTOMERS = ["jo", "kim"]
const COMPANIES = ["acme", "borealis"]
const DAYS = ["2026-03-13", "2026-03-14", "2026-03-15", "2026-03-16", "2026-03-17"]
const NUMBERS = [0.5, 1, 2, 4.5, 10, 20, 24.25, 50, 100]

const TEXTS: Partial<Record<PricingField, readonly string[]>> = {
  productCode: CODES,
  stockGrade: GRADES,
  customerSegment: SEGMENTS,
  customerId: CUSTOMERS,
  companyId: COMPANIES,
  productCategory: ["Metals", "Bars"],
  productSize: ["4.500", "6.000-3.000"],
  productCondition: ["ANNEALED", "Solution annealed", "QT 110"],
}

const price = fc.integer({ min: 1, max: 5_000_000 }).map((units) => units / 10_000)
const percentage = (most: number) => fc.integer({ min: 1, max: most * 10_000 }).map((units) => units / 10_000)
const maybeDay = fc.option(fc.constantFrom(...DAYS), { nil: null })

function textsOf(field: PricingField): readonly string[] {
  const row: FieldRow = PRICING_FIELDS[field]
  return row.values ?? TEXTS[field] ?? ["none"]
}

function scalar(field: PricingField): fc.Arbitrary<string | number | boolean> {
  const { kind } = PRICING_FIELDS[field]
  if (kind === "flag") return fc.boolean()
  return kind === "number" ? fc.constantFrom(...NUMBERS) : fc.constantFrom(...textsOf(field))
}

function value(field: PricingField, operator: PricingOperator): fc.Arbitrary<ConditionValue> {
  switch (PRICING_OPERATORS[operator].value) {
    case "one":
      return scalar(field)
    case "text":
      return fc.constantFrom("ann", "7", "In", "o", "zzz")
    case "list":
      return fc.uniqueArray(scalar(field), { minLength: 1, maxLength: 3 }) as fc.Arbitrary<string[]>
    case "range":
      return fc.tuple(fc.constantFrom(...NUMBERS), fc.constantFrom(...NUMBERS)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)])
  }
}

const fieldNames = Object.keys(PRICING_FIELDS) as PricingField[]
const operatorNames = Object.keys(PRICING_OPERATORS) as PricingOperator[]

/** Any condition the save routes would take. */
export const arbitraryCondition: fc.Arbitrary<PricingCondition> = fc.constantFrom(...fieldNames).chain((field) => {
  const takes: readonly PricingOperator[] = operatorNames.filter((name) =>
    (PRICING_OPERATORS[name].fields as readonly string[]).includes(PRICING_FIELDS[field].kind),
  )
  return fc
    .constantFrom(...takes)
    .chain((operator) => fc.record({ field: fc.constant(field), operator: fc.constant(operator), value: value(field, operator) }))
})

const unit = fc.constantFrom(...PRICE_UNITS)

/** Tiers that do not overlap; some leave gaps. */
const tiers = fc.uniqueArray(fc.integer({ min: 0, max: 2000 }), { minLength: 2, maxLength: 6 }).chain((edges) => {
  const sorted = [...edges].sort((a, b) => a - b).map((edge) => edge / 4)
  return fc.tuple(...sorted.slice(0, -1).map(() => fc.tuple(price, fc.option(unit, { nil: null }), fc.boolean()))).map((rows) =>
    rows.flatMap(([tierPrice, tierUnit, gap], index) => {
      const maxValue = index === rows.length - 1 ? null : (sorted[index + 1] ?? null)
      return gap && rows.length > 1 && index > 0
        ? []
        : [{ minValue: sorted[index] ?? 0, maxValue, price: tierPrice, unit: tierUnit }]
    }),
  )
})

const baseAction: fc.Arbitrary<PricingAction> = fc.oneof(
  price.map((fixedPrice) => anAction("FIXED_PRICE", { fixedPrice })),
  fc.tuple(price, unit).map(([pricePerUnit, per]) => anAction("PRICE_PER_UNIT", { pricePerUnit, unit: per })),
  fc.tuple(tiers, unit).map(([rows, per]) => anAction("TIERED_PRICING", { tiers: rows, unit: per })),
)
const changeAction: fc.Arbitrary<PricingAction> = fc.oneof(
  percentage(100).map((percent) => anAction("PERCENTAGE_DISCOUNT", { percentage: percent })),
  percentage(30).map((percent) => anAction("PERCENTAGE_MARKUP", { percentage: percent })),
)
const actions = fc
  .tuple(fc.option(baseAction, { nil: null, freq: 2 }), fc.array(changeAction, { maxLength: 2 }))
  .chain(([base, changes]) =>
    base || changes.length > 0 ? fc.constant(base ? [...changes, base] : changes) : changeAction.map((one) => [one]),
  )

const dates = fc
  .tuple(maybeDay, maybeDay)
  .map(([a, b]) => (a && b && a > b ? { effectiveDate: b, expiryDate: a } : { effectiveDate: a, expiryDate: b }))

/** Rules the save routes would take, with different ids. */
export const arbitraryRules = (maxLength: number): fc.Arbitrary<PricingRule[]> =>
  fc
    .array(
      fc.tuple(
        fc.record({
          status: fc.constantFrom("ACTIVE" as const, "ACTIVE" as const, "ACTIVE" as const, "DRAFT" as const),
          priority: fc.integer({ min: 0, max: 3 }),
          coids: fc.uniqueArray(fc.constantFrom<string>(...COIDS), { maxLength: 2 }),
          customerSegments: fc.uniqueArray(fc.constantFrom(...SEGMENTS), { maxLength: 2 }),
          productCodes: fc.uniqueArray(fc.constantFrom(...CODES), { maxLength: 2 }),
          conditions: fc.array(arbitraryCondition, { maxLength: 2 }),
          actions,
        }),
        dates,
        fc.constantFrom(0, 0, 1, 2),
      ),
      { maxLength, size: "max" },
    )
    .map((rows) =>
      rows.map(([row, when, dropped], index) => aRule({ ...row, ...when, ...withoutLists(dropped), id: `r${index}` })),
    )

/** Most rules name few facts; otherwise hardly one would hold. */
function withoutLists(dropped: number): Partial<PricingRule> {
  if (dropped === 0) return { coids: [], customerSegments: [], productCodes: [] }
  return dropped === 1 ? { coids: [], productCodes: [] } : {}
}

export const arbitraryCustomPrices: fc.Arbitrary<CustomPrice[]> = fc
  .array(
    fc.tuple(
      fc.constantFrom(...CODES),
      fc.oneof(
        fc.constantFrom(...COMPANIES).map((companyId) => ({ companyId, customerId: null })),
        fc.constantFrom(...CUSTOMERS).map((customerId) => ({ companyId: null, customerId })),
      ),
      fc.option(fc.constantFrom(...COIDS), { nil: null }),
      price,
      unit,
      dates,
      fc.integer({ min: 0, max: 4 }),
    ),
    { maxLength: 6 },
  )
  .map((rows) =>
    rows.map(([productCode, owner, coid, customPrice, per, when, active], index) =>
      aCustomPrice({ id: `c${index}`, productCode, ...owner, coid, customPrice, unit: per, ...when, isActive: active > 0 }),
    ),
  )

const maybeText = (values: readonly string[]) => fc.option(fc.constantFrom(...values), { nil: null, freq: 6 })
const maybeCost = fc.option(price, { nil: null, freq: 8 })
const decimalText = fc.integer({ min: 1, max: 2_000_000 }).map((units) => String(units / 10_000))

/** Lines of any unit for any buyer; some know little of themselves. */
export const arbitraryFacts: fc.Arbitrary<PricingFacts> = fc.record({
  item: fc.record({
    productCode: fc.constantFrom(...CODES),
    metalCategory: maybeText(METAL_CATEGORIES),
    productType: maybeText(PRODUCT_TYPES),
    productCategory: maybeText(["Metals", "Bars"]),
    stockGrade: maybeText(GRADES),
    stockType: maybeText(STOCK_TYPES),
    productSize: maybeText(["4.500", "6.000-3.000", ""]),
    productCondition: maybeText(["ANNEALED", "Solution annealed", "QT 110"]),
    stratificationRank: maybeText(["A", "D"]),
    isSpecialOffer: fc.option(fc.boolean(), { nil: null }),
    outerDiameter: fc.option(fc.constantFrom(...NUMBERS), { nil: null }),
    insideDiameter: fc.option(fc.constantFrom(...NUMBERS), { nil: null }),
    averageCostPerInch: maybeCost,
    averageCostPerLb: maybeCost,
    averageCostPerKg: maybeCost,
  }),
  line: fc.record({
    amount: fc.oneof({ weight: 8, arbitrary: decimalText }, fc.constantFrom("1", "10", " 24. ", ".5", "none", "-1", "")),
    unit: fc.constantFrom(...UNITS),
    pieces: fc.integer({ min: 1, max: 100 }),
    weightInPounds: fc.oneof(fc.constant(0), fc.constantFrom(...NUMBERS), price),
    lengthInInches: fc.oneof(fc.constant(null), fc.constantFrom(...NUMBERS)),
  }),
  buyer: fc.record({
    customerId: fc.option(fc.constantFrom(...CUSTOMERS), { nil: null }),
    companyId: fc.option(fc.constantFrom(...COMPANIES), { nil: null }),
    customerSegment: fc.constantFrom(...SEGMENTS),
  }),
  coid: fc.constantFrom("INC", "EUR", "SIN", "INC,EUR", "MSA, SIN", ""),
  date: fc.constantFrom(...DAYS, "2026-03-14T23:59:59.999Z", "2026-03-15T00:30:00+02:00"),
  promo: fc.option(
    percentage(100).map((percent) => ({ code: "SPRING", percentage: percent })),
    { nil: null },
  ),
})
