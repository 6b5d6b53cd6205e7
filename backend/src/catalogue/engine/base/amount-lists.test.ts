import fc from "fast-check"
import { listOf } from "./amount-lists"

const amount = fc.double({ min: 0, max: 1e9, noNaN: true })

describe("the lists of an amount", () => {
  it("stand in the order of their numbers, what has none last", () => {
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [small, large] = one < other ? [one, other] : [other, one]
        expect(listOf(small)).toBeLessThanOrEqual(listOf(large))
        expect(listOf(large)).toBeLessThan(listOf(null))
      }),
    )
  })

  it("hold what is close together, so that many different amounts are many lists", () => {
    expect(listOf(100)).toBe(listOf(100.1))
    expect(listOf(100)).not.toBe(listOf(101))
    expect(listOf(0)).not.toBe(listOf(0.001))
  })
})
