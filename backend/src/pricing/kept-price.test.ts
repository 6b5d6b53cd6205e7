import type { LineFacts } from "./facts"
import { keptTotal } from "./kept-price"

const line = (facts: Partial<LineFacts>): LineFacts => ({ amount: "24", unit: "in", pieces: 3, weightInPounds: 113.3659, ...facts })

describe("A line that keeps its unit price", () => {
  it.each<[string, number, LineFacts, number]>([
    ["pieces of an inch line", 2465.0424, line({}), 7395.13],
    ["pounds of a pound line", 21.7413, line({ amount: "100", unit: "lb", pieces: 2, weightInPounds: 100 }), 4348.26],
    ["kilograms of a kilogram line", 47.9314, line({ amount: "45.3592", unit: "kg", pieces: 2, weightInPounds: 100 }), 4348.26],
    ["amounts of a pound line whose weight is not known", 2, line({ amount: "10", unit: "lb", weightInPounds: 0 }), 60],
    ["pieces, nothing at a price of 0", 0, line({}), 0],
    ["pieces, halves to the even cent", 0.125, line({ pieces: 1 }), 0.12],
  ])("costs it times the %s", (_name, unitPrice, facts, total) => {
    expect(keptTotal(unitPrice, facts)).toBe(total)
  })
})
