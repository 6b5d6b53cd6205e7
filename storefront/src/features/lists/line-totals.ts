import type { SavedLineView } from "@billet/backend/contract"

/** What a line costs the buyer now, USD: per lb or kg on weight lines, per piece on inch lines, and in all. */
export type LinePrice = { unitPrice: number; itemTotal: number }
/** Prices by the id of the line; a line whose price could not be had is missing. Null for who may not see prices. */
export type LinePrices = Record<string, LinePrice> | null

/** Whether a line can be ordered as far as the stock says: its item is there and sold. */
export function isSold({ item }: Pick<SavedLineView, "item">): boolean {
  return item !== null && !item.withdrawn
}

/** What all lines that are sold cost together, USD, and how many of them have no price yet. */
export function listTotal(lines: readonly Pick<SavedLineView, "id" | "item">[], prices: NonNullable<LinePrices>) {
  const sold = lines.filter(isSold)
  const cents = sold.reduce((sum, { id }) => sum + Math.round((prices[id]?.itemTotal ?? 0) * 100), 0)
  return { total: cents / 100, unpriced: sold.filter(({ id }) => !((prices[id]?.itemTotal ?? 0) > 0)).length }
}
