import fc from "fast-check"
import { shapeArea, shapeWeight, weightPerFoot, WEIGHT_SHAPES } from "./shape-weight"

const STEEL = 0.2833

describe("the weight of a foot of steel", () => {
  it.each([
    ["round", 2.67],
    ["square", 3.4],
    ["hexagon", 2.945],
    ["octagon", 2.817],
  ] as const)("as %s is the trade's %d D2", (shape, factor) => {
    expect(weightPerFoot({ shape, outer: 2 }, STEEL)).toBeCloseTo(factor * 4, 1)
  })

  it("as tube is the trade's 10.68 (OD - t) t, and as flat 3.40 T W", () => {
    expect(weightPerFoot({ shape: "tube", outer: 6, inner: 5 }, STEEL)).toBeCloseTo(10.68 * 5.5 * 0.5, 1)
    expect(weightPerFoot({ shape: "flat", outer: 4, thickness: 0.75 }, STEEL)).toBeCloseTo(3.4 * 3, 1)
  })
})

describe("a section that cannot be", () => {
  it.each([
    { shape: "round", outer: 0 },
    { shape: "tube", outer: 4, inner: 4 },
    { shape: "tube", outer: 4 },
    { shape: "flat", outer: 4 },
    { shape: "square", outer: NaN },
  ] as const)("has no area: %j", (size) => {
    expect(shapeArea(size)).toBeNaN()
    expect(shapeWeight(size, 12, STEEL)).toBeNaN()
  })
})

describe("a section that fits into another", () => {
  const size = fc.double({ min: 0.01, max: 100, noNaN: true })
  it("weighs less: of one width, round, octagon, hexagon and square in this order", () => {
    fc.assert(
      fc.property(size, (outer) => {
        const area = (shape: (typeof WEIGHT_SHAPES)[number]) => shapeArea({ shape, outer })
        expect(area("round")).toBeLessThan(area("octagon"))
        expect(area("octagon")).toBeLessThan(area("hexagon"))
        expect(area("hexagon")).toBeLessThan(area("square"))
      }),
    )
  })
})
