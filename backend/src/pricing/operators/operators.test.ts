import { PRICING_OPERATORS, type ConditionValue, type PricingOperator } from "../../contract"
import type { FactValue } from "../define-operator"
import { OPERATORS } from "."

const codes: FactValue = ["INC", "EUR"]
const cases: [PricingOperator, ConditionValue, FactValue, boolean][] = [
  ["EQUALS", "718", "718", true],
  ["EQUALS", "718", "718 ", false],
  ["EQUALS", "nickel", "NICKEL", false],
  ["EQUALS", 4.5, 4.5, true],
  ["EQUALS", 4.5, 4.5001, false],
  ["EQUALS", 4, "4", false],
  ["EQUALS", true, true, true],
  ["EQUALS", false, true, false],
  ["EQUALS", "EUR", codes, true],
  ["EQUALS", "718", null, false],
  ["EQUALS", false, null, false],
  ["NOT_EQUALS", "718", "725", true],
  ["NOT_EQUALS", "718", "718", false],
  ["NOT_EQUALS", "EUR", codes, false],
  ["NOT_EQUALS", "SIN", codes, true],
  ["NOT_EQUALS", "718", null, true],
  ["GREATER_THAN", 10, 10.0001, true],
  ["GREATER_THAN", 10, 10, false],
  ["GREATER_THAN", 0, 5e-324, true],
  ["GREATER_THAN", -1, null, false],
  ["LESS_THAN", 10, 9.9999, true],
  ["LESS_THAN", 10, 10, false],
  ["LESS_THAN", 0, -5e-324, true],
  ["LESS_THAN", 10, null, false],
  ["GREATER_THAN_OR_EQUAL", 10, 10, true],
  ["GREATER_THAN_OR_EQUAL", 10, 9.9999, false],
  ["GREATER_THAN_OR_EQUAL", -1, null, false],
  ["LESS_THAN_OR_EQUAL", 10, 10, true],
  ["LESS_THAN_OR_EQUAL", 10, 10.0001, false],
  ["LESS_THAN_OR_EQUAL", 10, null, false],
  ["CONTAINS", "anneal", "SOLUTION ANNEALED", true],
  ["CONTAINS", "QT", "annealed", false],
  ["CONTAINS", "eu", codes, true],
  ["CONTAINS", "a", null, false],
  ["NOT_CONTAINS", "anneal", "SOLUTION ANNEALED", false],
  ["NOT_CONTAINS", "QT", "annealed", true],
  ["NOT_CONTAINS", "eu", codes, false],
  ["NOT_CONTAINS", "a", null, true],
  ["IN", ["718", "725"], "725", true],
  ["IN", ["718", "725"], "825", false],
  ["IN", [1, 2.5], 2.5, true],
  ["IN", [1, 2.5], 2, false],
  ["IN", ["SIN", "EUR"], codes, true],
  ["IN", ["718"], null, false],
  ["NOT_IN", ["718", "725"], "725", false],
  ["NOT_IN", ["718", "725"], "825", true],
  ["NOT_IN", ["SIN", "EUR"], codes, false],
  ["NOT_IN", ["718"], null, true],
  ["BETWEEN", [2, 4], 2, true],
  ["BETWEEN", [2, 4], 4, true],
  ["BETWEEN", [2, 4], 4.0001, false],
  ["BETWEEN", [2, 4], 1.9999, false],
  ["BETWEEN", [3, 3], 3, true],
  ["BETWEEN", [0, 4], null, false],
]

describe("an operator", () => {
  it.each(cases)("%s %j of %j is %p", (operator, value, fact, expected) => {
    expect(OPERATORS[operator].compile(value).holds(fact)).toBe(expected)
  })

  it("is tested both ways and on a missing fact, each of the eleven", () => {
    const names = Object.keys(OPERATORS)
    expect(names).toEqual(Object.keys(PRICING_OPERATORS))
    expect(names).toHaveLength(11)
    for (const name of names) {
      const own = cases.filter(([operator]) => operator === name)
      expect(new Set(own.map(([, , , holds]) => holds))).toEqual(new Set([true, false]))
      expect(own.some(([, , fact]) => fact === null)).toBe(true)
    }
  })

  it("says to an index what it says to a fact", () => {
    for (const [operator, value, fact, expected] of cases) {
      const { keys, range } = OPERATORS[operator].compile(value)
      if (keys && typeof fact === "string") expect(keys.includes(fact)).toBe(expected)
      if (range && typeof fact === "number") expect(fact >= range[0] && fact <= range[1]).toBe(expected)
    }
  })

  it("carries its own row of the vocabulary", () => {
    for (const [name, operator] of Object.entries(OPERATORS)) {
      expect(operator).toMatchObject({ id: name, ...PRICING_OPERATORS[operator.id] })
    }
  })

  it("throws on a value of another shape instead of guessing", () => {
    expect(() => OPERATORS.BETWEEN.compile(5)).toThrow("BETWEEN cannot take 5")
    expect(() => OPERATORS.IN.compile("718")).toThrow(TypeError)
    expect(() => OPERATORS.CONTAINS.compile(7)).toThrow(TypeError)
    expect(() => OPERATORS.EQUALS.compile([1])).toThrow(TypeError)
  })
})
