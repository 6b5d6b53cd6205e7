import type { PricingFacts } from "./facts"
import { Price } from "./price"
import type { PriceBook } from "./price-book"
import { runPrice } from "./price-run"

/**
 * The price of a line for a buyer on a day, with how it came about. Null when the item has no catalogue price in the
 * line's unit and nothing else sets one. Sources: specification section 9, decisions 18 to 22.
 * @throws InvalidPricingDateError when the facts' date is none.
 */
export function calculatePrice(book: PriceBook, facts: PricingFacts): Price | null {
  const run = runPrice(book, facts)
  return run.ruled === null || run.total === null ? null : new Price(run, run.ruled, run.total)
}
