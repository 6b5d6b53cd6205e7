import { PRICING_FIELDS, type PricingField } from "../contract"
import type { FactValue } from "./define-operator"
import { times, toNumber } from "./exact"
import type { PricingFacts } from "./facts"
import type { ExactLine } from "./line-measures"

/** What a field is read from. */
export type FactSource = { facts: PricingFacts; line: ExactLine; hasCustomPrice: boolean }

/** How each field of PRICING_FIELDS is read; null where the fact is missing, as an empty text is. */
export const FIELD_READERS: Readonly<Record<PricingField, (source: FactSource) => FactValue>> = {
  productCode: ({ facts }) => text(facts.item.productCode),
  metalCategory: ({ facts }) => text(facts.item.metalCategory),
  productType: ({ facts }) => text(facts.item.productType),
  productCategory: ({ facts }) => text(facts.item.productCategory),
  stockGrade: ({ facts }) => text(facts.item.stockGrade),
  stockType: ({ facts }) => text(facts.item.stockType),
  productSize: ({ facts }) => text(facts.item.productSize),
  productCondition: ({ facts }) => text(facts.item.productCondition),
  stratificationRank: ({ facts }) => text(facts.item.stratificationRank),
  isSpecialOffer: ({ facts }) => facts.item.isSpecialOffer ?? null,
  outerDiameter: ({ facts }) => number(facts.item.outerDiameter),
  insideDiameter: ({ facts }) => number(facts.item.insideDiameter),
  coid: ({ facts }) => list(facts.coid),
  customerSegment: ({ facts }) => text(facts.buyer.customerSegment),
  customerId: ({ facts }) => text(facts.buyer.customerId),
  companyId: ({ facts }) => text(facts.buyer.companyId),
  hasCustomPrice: ({ hasCustomPrice }) => hasCustomPrice,
  unit: ({ line }) => line.unit,
  amount: ({ line }) => toNumber(line.amount.value),
  pieces: ({ line }) => toNumber(line.pieces.value),
  quantity: ({ line }) => toNumber(times(line.amount.value, line.pieces.value)),
  weightInPounds: ({ line }) => line.weight && toNumber(line.weight.value),
  totalWeightInPounds: ({ line }) => line.weight && toNumber(times(line.weight.value, line.pieces.value)),
  lengthInInches: ({ line }) => line.length && toNumber(line.length.value),
}

/** The fields in the order of a fact vector; the vector's first place is the day. */
export const FIELD_ORDER = Object.keys(PRICING_FIELDS) as readonly PricingField[]
export const DAY_SLOT = 0

const SLOTS = Object.fromEntries(FIELD_ORDER.map((field, index) => [field, index + 1])) as Readonly<Record<PricingField, number>>

/** Where a field stands in a fact vector. */
export function slotOf(field: PricingField): number {
  return SLOTS[field]
}

/** The values of a comma separated list, trimmed; a single one as itself, none as missing. */
export function list(value: string): FactValue {
  if (!value.includes(",")) return text(value.trim())
  const values = value.split(",").map((part) => part.trim())
  return values.filter((part) => part !== "")
}

function text(value: string | null | undefined): string | null {
  return value ? value : null
}

function number(value: number | null | undefined): number | null {
  return typeof value === "number" && !Number.isNaN(value) ? value : null
}
