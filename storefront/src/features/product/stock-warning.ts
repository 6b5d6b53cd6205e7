import { formatInches, type StockLevel } from "@billet/backend/contract"

/**
 * What the stock says to a wish for so many pieces of a length: null when one company can cut it, else a sentence.
 * Only a hint while typing; the ledger decides when the order is placed. Inches.
 */
export function stockWarning(levels: readonly StockLevel[], inches: number, pieces: number): string | null {
  if (levels.length === 0) return null
  const longest = Math.max(...levels.map((level) => level.longestInches))
  if (inches > longest)
    return `The longest bar in stock is ${formatInches(longest)}. Ask for shorter pieces, or contact us for a longer bar.`
  const best = Math.max(...levels.map((level) => level.availableInches))
  const wanted = inches * pieces
  if (wanted <= best) return null
  return `${formatInches(wanted)} in all is more than one site holds (${formatInches(best)}). We will confirm when you order.`
}
