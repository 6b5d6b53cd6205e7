import fc from "fast-check"
import { selectSmallest } from "./select-smallest"

describe("selectSmallest", () => {
  it("gives the keys that a full sort would put there", () => {
    const keys = fc.uniqueArray(fc.nat(), { maxLength: 700, size: "max" })
    const place = fc.constantFrom(0, 1, 25, 200, 300, 600)
    fc.assert(
      fc.property(keys, place, place, (some, skip, take) => {
        const array = Float64Array.from([...some, -1])
        const sorted = [...some].sort((a, b) => a - b)
        expect([...selectSmallest(array, some.length, skip, take)]).toEqual(sorted.slice(skip, skip + take))
      }),
      { numRuns: 500 },
    )
  })
})
