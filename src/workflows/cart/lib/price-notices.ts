import type { CartLine } from "@billet/backend/contract"

const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" })

/** A sentence for each line that was not touched and costs something else than before. */
export function priceNotices(before: readonly CartLine[], after: readonly CartLine[]): string[] {
  const known = new Map(before.map((line) => [line.id, line]))
  return after.flatMap((line) => {
    const old = known.get(line.id)
    if (!old || old.itemTotal === line.itemTotal || old.itemTotal === 0 || !isSameRequest(old, line)) return []
    return [
      `The price of ${line.productCode} has changed: ${money.format(old.itemTotal)} is now ${money.format(line.itemTotal)}.`,
    ]
  })
}

function isSameRequest(a: CartLine, b: CartLine): boolean {
  return a.amount === b.amount && a.unit === b.unit && a.pieces === b.pieces && a.promo?.code === b.promo?.code
}
