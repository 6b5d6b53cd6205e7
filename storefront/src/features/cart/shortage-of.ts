import type { CartLine, LineShortage } from "@billet/backend/contract"

/** What stock lacks for a line; nothing once the line wants no more than there is, before the stock was looked at again. */
export function shortageOf(
  shortages: readonly LineShortage[],
  { id, pieces }: Pick<CartLine, "id" | "pieces">,
): LineShortage | undefined {
  return shortages.find(({ lineId, availablePieces }) => lineId === id && availablePieces < pieces)
}
