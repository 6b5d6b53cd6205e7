import { provinceCode } from "./province-code"

describe("The code of a state", () => {
  it.each([
    ["US", "TX", "us-tx"],
    ["us", " Texas ", "us-tx"],
    ["US", "US-TX", "us-tx"],
    ["US", "wyoming", "us-wy"],
    ["US", "District of Columbia", "us-dc"],
    ["CA", "Québec", "ca-qc"],
    ["DE", "BY", "de-by"],
    ["US", "", null],
    ["US", undefined, null],
  ])("of %s and %j is %j", (country, state, expected) => {
    expect(provinceCode(country, state)).toBe(expected)
  })
})
