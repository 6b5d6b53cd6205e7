import fc from "fast-check"
import type { PricingCondition, PricingRule } from "../contract"
import { calculatePrice } from "./calculate-price"
import { explainPrice } from "./explain-price"
import { findShadowed } from "./find-shadowed"
import { compilePriceBook } from "./price-book"
import { arbitraryFacts, arbitraryRules } from "./testing/arbitrary-pricing"
import { aRule, condition, discount, fixed, tiered } from "./testing/sample-pricing"

const first = (...conditions: PricingCondition[]): PricingRule =>
  aRule({ id: "first", priority: 9, conditions, actions: [fixed(1)] })
const second = (...conditions: PricingCondition[]): PricingRule => aRule({ id: "second", conditions, actions: [fixed(2)] })
const kindOf = (rules: PricingRule[]) => findShadowed(rules, "2026-03-15").map(({ ruleId, kind }) => `${ruleId} ${kind}`)

describe("findShadowed", () => {
  it("names a rule whose base price an earlier one always sets, with the reason", () => {
    const rules = [first(condition("stockGrade", "IN", ["718", "725"])), second(condition("stockGrade", "EQUALS", "718"))]
    expect(findShadowed(rules, "2026-03-15")).toEqual([
      {
        ruleId: "second",
        ruleName: "second",
        kind: "never",
        reason: 'never applies because "first" always sets the base price first',
        byRuleId: "first",
      },
    ])
  })

  it("says so of the base price only where the rule has more to do", () => {
    expect(kindOf([first(), aRule({ id: "second", actions: [fixed(2), discount(5)] })])).toEqual(["second base-never"])
  })

  it.each([
    ["a narrower range", [condition("pieces", "GREATER_THAN_OR_EQUAL", 10)], [condition("pieces", "BETWEEN", [10, 20])]],
    ["a number in a range", [condition("pieces", "BETWEEN", [1, 5])], [condition("pieces", "IN", [2, 4])]],
    ["a value that is not excluded", [condition("stockGrade", "NOT_IN", ["725"])], [condition("stockGrade", "EQUALS", "718")]],
    ["more exclusions", [condition("stockGrade", "NOT_EQUALS", "725")], [condition("stockGrade", "NOT_IN", ["725", "825"])]],
    [
      "a text with the part in it",
      [condition("productCondition", "CONTAINS", "ann")],
      [condition("productCondition", "IN", ["ANNEALED", "Annealed"])],
    ],
    ["fewer trading companies", [condition("coid", "IN", ["INC", "EUR"])], [condition("coid", "EQUALS", "EUR")]],
    [
      "the same search",
      [condition("stockGrade", "CONTAINS", "7")],
      [condition("stockGrade", "CONTAINS", "7"), condition("pieces", "EQUALS", 1)],
    ],
  ])("sees that a rule is covered by %s", (_title, wide, narrow) => {
    expect(kindOf([first(...wide), second(...narrow)])).toEqual(["second never"])
  })

  it.each([
    ["a wider range", [condition("pieces", "BETWEEN", [10, 20])], [condition("pieces", "GREATER_THAN", 10)]],
    ["an end that does not count", [condition("pieces", "GREATER_THAN", 10)], [condition("pieces", "GREATER_THAN_OR_EQUAL", 10)]],
    ["another fact", [condition("stockGrade", "EQUALS", "718")], [condition("productType", "EQUALS", "Bar")]],
    ["more values", [condition("stockGrade", "EQUALS", "718")], [condition("stockGrade", "IN", ["718", "725"])]],
    [
      "a fact that may be missing",
      [condition("outerDiameter", "GREATER_THAN", 0)],
      [condition("outerDiameter", "NOT_EQUALS", 5)],
    ],
    [
      "a list that may hold an excluded company too",
      [condition("coid", "NOT_EQUALS", "EUR")],
      [condition("coid", "EQUALS", "INC")],
    ],
  ])("does not take a rule for covered by %s", (_title, wide, narrow) => {
    expect(kindOf([first(...wide), second(...narrow)])).toEqual([])
  })

  it("looks at the dates that are left", () => {
    const until = { ...first(), expiryDate: "2026-06-30" }
    const from = { ...first(), effectiveDate: "2026-03-01" }
    expect(kindOf([until, second()])).toEqual([])
    expect(kindOf([until, { ...second(), expiryDate: "2026-06-30" }])).toEqual(["second never"])
    expect(kindOf([from, second()])).toEqual(["second never"])
    expect(kindOf([{ ...first(), effectiveDate: "2026-03-16" }, second()])).toEqual([])
  })

  it("takes tiers for a base price only where they leave no gap", () => {
    const tiers = (...rows: [number, number | null, number][]) =>
      aRule({ id: "first", priority: 9, actions: [tiered("piece", ...rows)] })
    expect(kindOf([tiers([10, null, 4], [0, 10, 5]), second()])).toEqual(["second never"])
    expect(kindOf([tiers([1, 10, 5], [10, null, 4]), second()])).toEqual([])
    expect(kindOf([tiers([0, 10, 5], [11, null, 4]), second()])).toEqual([])
    expect(kindOf([tiers([0, 10, 5]), second()])).toEqual([])
  })

  it.each([
    ["its dates are over", { expiryDate: "2026-03-14" }, "never applies because it ended on 2026-03-14"],
    [
      "two texts exclude each other",
      { conditions: [condition("stockGrade", "EQUALS", "718"), condition("stockGrade", "IN", ["725"])] },
      "never applies because its conditions on Stock grade exclude each other",
    ],
    [
      "a text is wanted and refused",
      { productCodes: ["A"], conditions: [condition("productCode", "NOT_CONTAINS", "a")] },
      "never applies because its conditions on Product code exclude each other",
    ],
    [
      "no number is left",
      { conditions: [condition("pieces", "GREATER_THAN", 5), condition("pieces", "LESS_THAN_OR_EQUAL", 5)] },
      "never applies because no number meets its conditions on Pieces",
    ],
    [
      "yes and no are wanted",
      { conditions: [condition("isSpecialOffer", "EQUALS", true), condition("isSpecialOffer", "NOT_EQUALS", true)] },
      "never applies because its conditions on Special offer exclude each other",
    ],
  ])("says that a rule never applies because %s", (_title, over, reason) => {
    expect(findShadowed([aRule(over)], "2026-03-15").map((finding) => finding.reason)).toEqual([reason])
  })

  it("does not mistake two trading companies for a contradiction, as a line may be of both", () => {
    expect(kindOf([aRule({ coids: ["INC"], conditions: [condition("coid", "EQUALS", "EUR")] })])).toEqual([])
  })

  it("warns where only the date or the id decides", () => {
    const one = aRule({ id: "one", actions: [fixed(1)], conditions: [condition("stockGrade", "EQUALS", "718")] })
    const two = aRule({ id: "two", actions: [fixed(2)], conditions: [condition("productType", "EQUALS", "Bar")] })
    expect(findShadowed([one, two], "2026-03-15").map(({ kind, reason }) => [kind, reason])).toEqual([
      ["tie", 'has the priority of "one" and may meet the same lines; the id decides'],
    ])
    expect(findShadowed([one, { ...two, effectiveDate: "2026-01-01" }], "2026-03-15")[0]?.reason).toMatch(
      /newer effective date decides$/,
    )
    expect(kindOf([one, { ...two, priority: 1 }])).toEqual([])
    expect(kindOf([one, { ...two, conditions: [condition("stockGrade", "EQUALS", "725")] }])).toEqual([])
    expect(kindOf([one, { ...two, conditions: [], effectiveDate: "2026-02-01", expiryDate: "2026-02-28" }])).toEqual([
      "two never",
    ])
  })

  it("leaves out rules that are not active and markups that nothing can shadow", () => {
    expect(kindOf([first(), aRule({ id: "draft", status: "DRAFT", actions: [fixed(2)] }), aRule({ id: "discount" })])).toEqual([])
  })

  it("is right on random rules: what it says never applies changes no price", () => {
    fc.assert(
      fc.property(arbitraryRules(10), fc.array(arbitraryFacts, { minLength: 3, maxLength: 8 }), (rules, lines) => {
        const never = new Set(
          findShadowed(rules, "2026-03-13")
            .filter(({ kind }) => kind === "never")
            .map(({ ruleId }) => ruleId),
        )
        fc.pre(never.size > 0)
        const book = compilePriceBook({ rules })
        const without = compilePriceBook({ rules: rules.filter(({ id }) => !never.has(id)) })
        for (const facts of lines.map((line) => ({
          ...line,
          line: { ...line.line, weightInPounds: 12.5, lengthInInches: 20 },
        }))) {
          const applied = explainPrice(book, facts).rules.filter((verdict) => verdict.applied)
          expect(applied.filter(({ ruleId }) => never.has(ruleId))).toEqual([])
          expect(calculatePrice(without, facts)?.finalPrice).toBe(calculatePrice(book, facts)?.finalPrice)
        }
      }),
      { numRuns: 200 },
    )
  })
})
