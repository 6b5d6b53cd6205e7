import fc from "fast-check"
import { densityOf, METAL_DENSITIES } from "./densities"
import { poundsPerInch, sectionArea } from "./piece-weight"

describe("sectionArea", () => {
  it.each([
    [{ kind: "round", outerDiameter: 2 } as const, Math.PI],
    [{ kind: "tube", outerDiameter: 6, insideDiameter: 3 } as const, (Math.PI / 4) * 27],
    [{ kind: "flat", width: 4, thickness: 0.75 } as const, 3],
  ])("of %j is %d square inches", (shape, area) => {
    expect(sectionArea(shape)).toBeCloseTo(area, 12)
  })

  it("of a tube and its bore make up the full round", () => {
    const diameter = fc.integer({ min: 2, max: 40_000 }).map((n) => n / 1000)
    fc.assert(
      fc.property(diameter, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (outerDiameter, share) => {
        const insideDiameter = outerDiameter * share
        const tube = sectionArea({ kind: "tube", outerDiameter, insideDiameter })
        const bore = sectionArea({ kind: "round", outerDiameter: insideDiameter })
        expect((tube + bore) / sectionArea({ kind: "round", outerDiameter })).toBeCloseTo(1, 10)
      }),
    )
  })
})

describe("poundsPerInch", () => {
  it.each([
    ["718", "NICKEL", "1", 0.233],
    ["718", "NICKEL", "4", 3.732],
    ["718", "NICKEL", "10", 23.326],
    ["4140", "LOW ALLOY", "6", 8.03],
    ["4140", "LOW ALLOY", "10", 22.305],
  ] as const)("of %s (%s), %s in round is the trade's %d", (stockGrade, metalCategory, productSize, pounds) => {
    expect(poundsPerInch({ stockGrade, metalCategory, stockType: "round", productSize })).toBeCloseTo(pounds, 3)
  })
})

describe("densityOf", () => {
  it.each([
    ["718", "NICKEL", 0.297],
    ["super 13cr", "STAINLESS", 0.28],
    ["Alloy X", "NICKEL", METAL_DENSITIES.NICKEL],
    ["Alloy X", "STAINLESS", 0.289],
    ["Alloy X", "LOW ALLOY", 0.284],
  ] as const)("of %s (%s) is %d lb/in3", (stockGrade, metalCategory, density) => {
    expect(densityOf({ stockGrade, metalCategory })).toBe(density)
  })
})
