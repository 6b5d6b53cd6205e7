import type { CartLine } from "@billet/backend/contract"
import { lineExplanation } from "./line-explanation"

const line = (changes: Partial<CartLine>) => ({ itemTotal: 96, promo: null, ...changes }) as CartLine
const price = {
  explanation: [
    { kind: "base" as const, label: "Base price", amount: 100 },
    { kind: "break" as const, label: "Quantity price", amount: -4 },
  ],
}

describe("Why a cart line costs what it does", () => {
  it.each([
    [
      "the steps of its price",
      line({}),
      [
        ["Base price", 100],
        ["Quantity price", -4],
      ],
    ],
    [
      "its promo code",
      line({ itemTotal: 86.4, promo: { code: "SPRING", percentage: 10, savings: 9.6 } }),
      [
        ["Base price", 100],
        ["Quantity price", -4],
        ["Promo code SPRING", -9.6],
      ],
    ],
    ["a quote that holds", line({ itemTotal: 90, priceLock: "QUOTE" }), [["Price of your quote", 90]]],
    [
      "what has changed since",
      line({ itemTotal: 90 }),
      [
        ["Base price", 100],
        ["Quantity price", -4],
        ["Change since the line was priced", -6],
      ],
    ],
  ])("tells %s, adding up to its total", (_name, of, expected) => {
    const steps = lineExplanation(of, price)
    expect(steps.map(({ label, amount }) => [label, Math.round(amount * 100) / 100])).toEqual(expected)
    expect(steps.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(of.itemTotal, 6)
  })
})
