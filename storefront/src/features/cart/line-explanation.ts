import type { CartLine, ItemPrice, PriceLock } from "@billet/backend/contract"

export type ExplainedStep = { label: string; amount: number }

const LOCKED: Record<PriceLock, string> = { QUOTE: "Price of your quote", MANUAL: "Price set by the sales desk" }
const CENT = 0.01

/** The public steps of a cart line's price, USD; they add up to its total. A locked price is its own reason. */
export function lineExplanation(line: CartLine, price: Pick<ItemPrice, "explanation">): ExplainedStep[] {
  if (line.priceLock) return [{ label: LOCKED[line.priceLock], amount: line.itemTotal }]
  const { promo } = line
  const steps = [
    ...price.explanation.map(({ label, amount }) => ({ label, amount })),
    ...(promo ? [{ label: `Promo code ${promo.code}`, amount: -promo.savings }] : []),
  ]
  const rest = line.itemTotal - steps.reduce((sum, { amount }) => sum + amount, 0)
  return Math.abs(rest) < CENT / 2 ? steps : [...steps, { label: "Change since the line was priced", amount: rest }]
}
