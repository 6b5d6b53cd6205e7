import fc from "fast-check"
import { compileRules } from "./compile-rules"
import { EarlierRules } from "./earlier-rules"
import { areDisjoint, contradictionIn, implies, possibleText } from "./rule-implication"
import { arbitraryRules } from "./testing/arbitrary-pricing"

describe("EarlierRules", () => {
  it("finds the very rule that looking at each one in order finds", () => {
    fc.assert(
      fc.property(arbitraryRules(12), (rows) => {
        const rules = compileRules(rows).all.filter((rule) => contradictionIn(rule) === null)
        const earlier = new EarlierRules()
        for (const [place, rule] of rules.entries()) {
          const before = rules.slice(0, place)
          const meets = (other: (typeof rules)[number]) => !areDisjoint(other, rule)
          const surrounds = (other: (typeof rules)[number]) => other.tests.every((test) => implies(rule, test))
          expect(earlier.firstBeside(rule, meets)).toBe(before.find(meets))
          expect(earlier.firstAround(rule, (slot) => possibleText(rule, slot), surrounds)).toBe(before.find(surrounds))
          earlier.add(rule)
        }
      }),
      { numRuns: 300 },
    )
  })
})
