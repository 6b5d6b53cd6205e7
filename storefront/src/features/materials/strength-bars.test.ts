import type { Condition } from "./grade-facts"
import { scaleEnd, scaleTicks, strengthBars } from "./strength-bars"

const aged: Condition = {
  name: "Aged",
  spec: null,
  properties: [
    { property: "Yield Strength (0.2%)", limit: "max", value: 145, unit: "ksi", source: "a" },
    { property: "Yield Strength (0.2%)", limit: "min", value: 120, unit: "ksi", source: "a" },
    { property: "Tensile Strength", limit: "min", value: 151, unit: "ksi", source: "a" },
  ],
}
const annealed: Condition = {
  name: "Annealed",
  spec: null,
  properties: [{ property: "Hardness", limit: "max", value: 40, unit: "HRC", source: "a" }],
}

describe("the bars of strength", () => {
  it("show the least of each condition that states a strength", () => {
    expect(strengthBars([aged, annealed])).toEqual([{ condition: "Aged", yield: 120, tensile: 151 }])
  })

  it("stand on a scale that ends at the next fifty ksi", () => {
    expect(scaleEnd(strengthBars([aged]))).toBe(200)
  })
})

describe("the scale", () => {
  it("has a mark every fifty ksi, to its end", () => {
    expect(scaleTicks(200, "us")).toEqual([0, 50, 100, 150, 200].map((label, index) => ({ label, at: index * 25 })))
  })

  it("has round megapascals where they truly stand on the same scale", () => {
    const ticks = scaleTicks(200, "metric")
    expect(ticks.map(({ label }) => label)).toEqual([0, 250, 500, 750, 1000, 1250])
    expect(ticks.at(-1)?.at).toBeCloseTo(90.65, 2)
  })
})
