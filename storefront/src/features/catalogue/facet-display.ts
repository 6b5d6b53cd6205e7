import type { FacetField } from "@billet/backend/contract"
import { conditionName, conditionWords, wordFor, type TradeWords } from "../../texts/trade-words"

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
