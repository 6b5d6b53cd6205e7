import { millimetres, toUnitSystem } from "./unit-values"

describe("a size in millimetres", () => {
  it.each([
    [4.5, "114.3"],
    [1 / 64, "0.4"],
    [480, "12,192.0"],
  ])("of %d inches is %s", (inches, text) => {
    expect(millimetres(inches)).toBe(text)
  })
})

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
