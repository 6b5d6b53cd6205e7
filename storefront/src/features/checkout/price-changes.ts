import type { CartLine, CartView } from "@billet/backend/contract"

export type PriceChange = { productCode: string; before: number; after: number }

/** What changed between the cart the buyer saw and the one the server has now, line by line; a new or gone line counts as 0. */
export function priceChanges(before: Pick<CartView, "items">, after: Pick<CartView, "items">): PriceChange[] {
  const ids = [...new Set([...before.items, ...after.items].map((line) => line.id))]
  const find = (lines: CartLine[], id: string) => lines.find((line) => line.id === id)
  return ids.flatMap((id) => {
    const old = find(before.items, id)
    const now = find(after.items, id)
    const change = { productCode: (now ?? old)?.productCode ?? "", before: old?.itemTotal ?? 0, after: now?.itemTotal ?? 0 }
    return change.before === change.after ? [] : [change]
  })
}
