import type { CustomPrice, PricingAction, PricingCondition, PricingRule } from "../../contract"
import type { PricingFacts } from "../facts"

const NO_PARTS: Omit<PricingAction, "type"> = { fixedPrice: null, percentage: null, pricePerUnit: null, unit: null, tiers: [] }

/** A sound action of a type with the given parts. */
export function anAction(type: PricingAction["type"], parts: Partial<PricingAction> = {}): PricingAction {
  return { ...NO_PARTS, ...parts, type }
}

export const discount = (percentage: number) => anAction("PERCENTAGE_DISCOUNT", { percentage })
export const markup = (percentage: number) => anAction("PERCENTAGE_MARKUP", { percentage })
export const fixed = (fixedPrice: number) => anAction("FIXED_PRICE", { fixedPrice })

/** Tiers of [from, to, price], counted and priced per unit. */
export function tiered(unit: PricingAction["unit"], ...rows: [number, number | null, number][]): PricingAction {
  const tiers = rows.map(([minValue, maxValue, price]) => ({ minValue, maxValue, price, unit: null }))
  return anAction("TIERED_PRICING", { unit, tiers })
}

export function condition(
  field: PricingCondition["field"],
  operator: PricingCondition["operator"],
  value: PricingCondition["value"],
) {
  return { field, operator, value }
}

/** An active rule for everyone with a 10 % discount, unless told otherwise. */
export function aRule(over: Partial<PricingRule> = {}): PricingRule {
  return {
    id: "r1",
    name: over.id ?? "r1",
    description: null,
    status: "ACTIVE",
    priority: 0,
    coids: [],
    customerSegments: [],
    productCodes: [],
    effectiveDate: null,
    expiryDate: null,
    category: null,
    tags: [],
    conditions: [],
    actions: [discount(10)],
    ...over,
  }
}

/** The company's price of 4 USD per inch for the sample bar, unless told otherwise. */
export function aCustomPrice(over: Partial<CustomPrice> = {}): CustomPrice {
  return {
    id: "c1",
    productCode: "718 RB 04500 SA120",
    customerId: null,
    companyId: "acme",
    coid: null,
    customPrice: 4,
    unit: "in",
    originalPrice: null,
    discountPercent: null,
    effectiveDate: null,
    expiryDate: null,
    isActive: true,
    notes: null,
    ...over,
  }
}

type FactsOver = { [Part in "item" | "line" | "buyer"]?: Partial<PricingFacts[Part]> } & Partial<
  Pick<PricingFacts, "coid" | "date" | "promo">
>

/** Two pieces of a 4.5 inch bar of 718, 10 inches each at 5 USD an inch: list price 100 USD. */
export function someFacts(over: FactsOver = {}): PricingFacts {
  return {
    item: {
      productCode: "718 RB 04500 SA120",
      metalCategory: "NICKEL",
      productType: "Bar",
      productCategory: "Metals",
      stockGrade: "718",
      stockType: "round",
      productSize: "4.500",
      productCondition: "SOLUTION ANNEALED AND AGED",
      stratificationRank: "B",
      isSpecialOffer: false,
      outerDiameter: 4.5,
      insideDiameter: null,
      averageCostPerInch: 5,
      averageCostPerLb: 20,
      averageCostPerKg: 44,
      ...over.item,
    },
    line: { amount: "10", unit: "in", pieces: 2, weightInPounds: 47.2358, lengthInInches: 10, ...over.line },
    buyer: { customerId: "jo", companyId: "acme", customerSegment: "INC", ...over.buyer },
    coid: over.coid ?? "INC",
    date: over.date ?? "2026-03-15",
    promo: over.promo ?? null,
  }
}
