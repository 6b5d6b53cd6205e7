import fc from "fast-check"
import { nextDown, nextUp } from "./next-number"

describe("the neighbours of a number", () => {
  it("leave no number between", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(nextUp(value)).toBeGreaterThan(value)
        expect(nextDown(value)).toBeLessThan(value)
        expect(nextDown(nextUp(value)) + 0).toBe(value + 0)
        const middle = value + (nextUp(value) - value) / 2
        if (Number.isFinite(nextUp(value))) expect([value + 0, nextUp(value) + 0]).toContain(middle + 0)
      }),
    )
  })
})
