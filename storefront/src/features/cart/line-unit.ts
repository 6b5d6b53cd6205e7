import type { CartLine } from "@billet/backend/contract"

/** "24 in": the amount of one piece as ordered. */
export function amountText(line: Pick<CartLine, "amount" | "unit">): string {
  return `${line.amount} ${line.unit}`
}

/** What a line saves, percent to one decimal; null when nothing (specification section 2). */
export function savingsText({ savingPercent }: Pick<CartLine, "savingPercent">): string | null {
  return savingPercent > 0 ? `${savingPercent.toFixed(1)}%` : null
}
