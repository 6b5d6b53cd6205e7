import { COIDS, METAL_CATEGORIES, PRODUCT_TYPES, STOCK_TYPES, type FacetCount, type FacetField } from "@billet/backend/contract"
import { conditionName, conditionWords, wordFor, type TradeWords } from "../../texts/trade-words"

const ORDERS: Partial<Record<FacetField, readonly string[]>> = {
  metalCategory: METAL_CATEGORIES,
  productType: PRODUCT_TYPES,
  stockType: STOCK_TYPES,
  coid: COIDS,
}
const natural = new Intl.Collator("en", { numeric: true })

/** How a filter value reads. Grades and sizes stay as the trade writes them. */
export function facetValueLabel({ trade, conditions }: TradeWords, field: FacetField, value: string): string {
  if (field === "coid") return (trade.regions as Readonly<Record<string, string>>)[value] ?? value
  if (field === "metalCategory") return wordFor(trade.metals, value)
  if (field === "productType") return wordFor(trade.types, value)
  if (field === "stockType") return wordFor(trade.forms, value)
  return field === "productCondition" ? conditionName(conditions, value) : value
}

/** How a value reads in the finder, whose lists write metals and conditions as the stock does. */
export function optionLabel(words: TradeWords, field: FacetField, value: string): string {
  if (field === "metalCategory") return (words.trade.metalCodes as Readonly<Record<string, string>>)[value] ?? value
  return field === "productCondition" ? conditionWords(words.conditions, value) : facetValueLabel(words, field, value)
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
