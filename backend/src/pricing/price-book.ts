import type { CustomPrice, PricingRule } from "../contract"
import type { BookProblem } from "./book-problem"
import { compileCustomPrices, type CustomPriceSet } from "./compile-custom-prices"
import { compileRules, type RuleSet } from "./compile-rules"

/** Everything prices are made from. The two halves change independently: put a new one beside the old other. */
export type PriceBook = { rules: RuleSet; customPrices: CustomPriceSet }

/** Compiles rules and custom prices; `bookProblems` tells which rows were left out. */
export function compilePriceBook(rows: { rules?: readonly PricingRule[]; customPrices?: readonly CustomPrice[] }): PriceBook {
  return { rules: compileRules(rows.rules ?? []), customPrices: compileCustomPrices(rows.customPrices ?? []) }
}

/** The rows that were left out of a book. */
export function bookProblems({ rules, customPrices }: PriceBook): BookProblem[] {
  return [...rules.problems, ...customPrices.problems]
}
