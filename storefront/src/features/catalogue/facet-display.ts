import {
  COIDS,
  METAL_CATEGORIES,
  PRODUCT_TYPES,
  REGION_NAMES,
  STOCK_TYPES,
  type FacetCount,
  type FacetField,
} from "@billet/backend/contract"
import { sentenceCase } from "../../lib/format"

export const FACET_LABELS: Record<FacetField, string> = {
  metalCategory: "Metal Category",
  productType: "Product Type",
  stockType: "Stock Type",
  stockGrade: "Stock Grade",
  productSize: "Product Size",
  productCondition: "Product Condition",
  coid: "Stocked by",
}

const ORDERS: Partial<Record<FacetField, readonly string[]>> = {
  metalCategory: METAL_CATEGORIES,
  productType: PRODUCT_TYPES,
  stockType: STOCK_TYPES,
  coid: COIDS,
}
const natural = new Intl.Collator("en", { numeric: true })

/** How a filter value reads. Grades and sizes stay as the trade writes them. */
export function facetValueLabel(field: FacetField, value: string): string {
  if (field === "coid") return REGION_NAMES[value as keyof typeof REGION_NAMES] ?? value
  if (field === "metalCategory" || field === "productCondition" || field === "stockType") return sentenceCase(value)
  return value
}

/** The choices of a filter in a fixed order; chosen values without a match stay, counted 0, so that they can be removed. */
export function facetChoices(field: FacetField, counts: readonly FacetCount[], chosen: readonly string[]): FacetCount[] {
  const missing = chosen.filter((value) => !counts.some((one) => one.value === value)).map((value) => ({ value, count: 0 }))
  return [...counts, ...missing].sort((a, b) => compare(field, a.value, b.value))
}

function compare(field: FacetField, a: string, b: string): number {
  const order = ORDERS[field]
  if (order) return place(order, a) - place(order, b) || natural.compare(a, b)
  if (field === "productSize") return compareSizes(a, b)
  return natural.compare(a, b)
}

function place(order: readonly string[], value: string): number {
  const index = order.indexOf(value)
  return index < 0 ? order.length : index
}

function compareSizes(a: string, b: string): number {
  const one = a.split("-").map(Number)
  const two = b.split("-").map(Number)
  return (one[0] ?? 0) - (two[0] ?? 0) || (one[1] ?? 0) - (two[1] ?? 0) || natural.compare(a, b)
}
