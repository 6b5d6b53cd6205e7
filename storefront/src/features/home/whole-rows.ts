/** Rows that a list of cards opens with: eight cards on a wide screen, four on a phone. */
const FIRST_ROWS = 2
const FIRST_ROWS_OF_ONE = 4

/**
 * How many of the cards are shown so that every row is full: whole rows, as many as were asked for. Fewer cards than fill
 * one row are all shown.
 * @param steps how often the reader asked for more, each as many rows as at first
 */
export function shownCards(cards: number, columns: number, steps: number): number {
  if (cards < columns) return cards
  const rows = (columns === 1 ? FIRST_ROWS_OF_ONE : FIRST_ROWS) * (steps + 1)
  return Math.min(rows, Math.floor(cards / columns)) * columns
}
