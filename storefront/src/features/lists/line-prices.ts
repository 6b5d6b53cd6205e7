import "server-only"
import { MOST_PRICED_ITEMS, type SavedLine } from "@billet/backend/contract"
import { getSession } from "@/features/auth/session"
import { priceItems } from "@/lib/price-items"
import type { LinePrice, LinePrices } from "./line-totals"

/** What lines cost the signed-in buyer now. Where the pricing does not answer, which is logged, the lines have no price. */
export async function linePrices(lines: readonly SavedLine[]): Promise<LinePrices> {
  const session = await getSession()
  if (!session?.user.canSeePrices) return null
  const starts = Array.from({ length: Math.ceil(lines.length / MOST_PRICED_ITEMS) }, (_, at) => at * MOST_PRICED_ITEMS)
  const parts = await Promise.all(starts.map((start) => priced(lines.slice(start, start + MOST_PRICED_ITEMS), session.token)))
  return Object.fromEntries(parts.flat())
}

async function priced(lines: readonly SavedLine[], token: string): Promise<[string, LinePrice][]> {
  const items = lines.map(({ productCode, amount, unit, pieces }) => ({ productCode, amount, unit, pieces }))
  try {
    const prices = await priceItems(items, token)
    return prices.flatMap(({ success, unitPrice, itemTotal }, at) => {
      const id = lines[at]?.id
      return success && id !== undefined ? [[id, { unitPrice, itemTotal }] as [string, LinePrice]] : []
    })
  } catch (error) {
    console.error("The prices of a list could not be read", error)
    return []
  }
}
