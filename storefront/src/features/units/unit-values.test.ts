import { toUnitSystem } from "./unit-values"

describe("the unit system", () => {
  it.each([
    ["metric", "metric"],
    ["us", "us"],
    [undefined, "us"],
    ["furlongs", "us"],
  ])("named %j is %s", (text, system) => {
    expect(toUnitSystem(text)).toBe(system)
  })
})
