import type { CartLine, Unit } from "@billet/backend/contract"

/** "24 in": the amount of one piece as ordered. */
export function amountText(line: Pick<CartLine, "amount" | "unit">): string {
  return `${line.amount} ${line.unit}`
}

/** What a unit price is for: a pound or kilogram on weight lines, a piece on inch lines (decision 18). */
export function priceBasis(unit: Unit): string {
  return unit === "in" ? "per piece" : `per ${unit}`
}

/** What a line saves, percent to one decimal; null when nothing (specification section 2). */
export function savingsText({ savingPercent }: Pick<CartLine, "savingPercent">): string | null {
  return savingPercent > 0 ? `${savingPercent.toFixed(1)}%` : null
}
