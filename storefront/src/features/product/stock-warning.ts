import { formatInches, type StockLevel } from "@billet/backend/contract"
import type { productTexts } from "../../texts/en/product"
import { fill } from "../../texts/fill"

/**
 * What the stock says to a wish for so many pieces of a length: null when one company can cut it, else a sentence.
 * Only a hint while typing; the ledger decides when the order is placed. Inches, told as `say` writes them.
 */
export function stockWarning(
  t: typeof productTexts.texts,
  levels: readonly StockLevel[],
  inches: number,
  pieces: number,
  say: (inches: number) => string = formatInches,
): string | null {
  if (levels.length === 0) return null
  const longest = Math.max(...levels.map((level) => level.longestInches))
  if (inches > longest) return fill(t.longestBarIs, { longest: say(longest) })
  const best = Math.max(...levels.map((level) => level.availableInches))
  const wanted = inches * pieces
  if (wanted <= best) return null
  return fill(t.moreThanOneSite, { wanted: say(wanted), best: say(best) })
}
