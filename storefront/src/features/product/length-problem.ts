import { formatInches, SHORTEST_PIECE_INCHES, type StockLevel } from "@billet/backend/contract"
import type { productTexts } from "../../texts/en/product"
import { fill } from "../../texts/fill"

/** Bars are measured in thousandths; a length that was worked out from a weight may be off by less. */
const THOUSAND = 1000

/**
 * Why no bar gives a piece of this length; null where one may. Inches, told as `say` writes them. It is said before the piece is
 * added: the cart would only say that it cannot be had.
 */
export function lengthProblem(
  t: typeof productTexts.texts,
  levels: readonly StockLevel[],
  inches: number,
  say: (inches: number) => string = formatInches,
): string | null {
  if (inches < SHORTEST_PIECE_INCHES) return fill(t.shortestPieceIs, { shortest: say(SHORTEST_PIECE_INCHES) })
  const longest = longestBar(levels)
  const isTooLong = longest !== null && Math.round(inches * THOUSAND) > Math.round(longest * THOUSAND)
  return isTooLong ? fill(t.longestBarIs, { longest: say(longest) }) : null
}

/** Null where nobody knows it: no bar is listed, or the mill makes them to order. */
function longestBar(levels: readonly StockLevel[]): number | null {
  const longest = Math.max(0, ...levels.map(({ longestInches }) => longestInches))
  return longest === 0 || levels.some(({ coid }) => coid === "") ? null : longest
}
