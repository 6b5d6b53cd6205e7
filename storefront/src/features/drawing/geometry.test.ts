import { drawingTexts } from "../../texts/en/drawing"
import { cornersOf, describeShape, drawingScale, metalOf, sectionScale, shapeOf, sizeOf } from "./geometry"

const item = (
  stockType: "round" | "tube" | "flat",
  productSize: string,
  outerDiameter: number | null = null,
  insideDiameter: number | null = null,
) => ({ stockType, productSize, outerDiameter, insideDiameter })

describe("the shape of an item", () => {
  it.each([
    [item("round", "4.500", 4.5), { kind: "round", outer: 4.5 }],
    [item("round", "4.500"), { kind: "round", outer: 4.5 }],
    [item("tube", "6.000-3.000", 6, 3), { kind: "tube", outer: 6, inner: 3 }],
    [item("tube", "6.000-3.000"), { kind: "tube", outer: 6, inner: 3 }],
    [item("flat", "4.000-0.750"), { kind: "flat", width: 4, height: 0.75 }],
  ])("of %j is %j", (given, shape) => {
    expect(shapeOf(given)).toEqual(shape)
  })

  it("falls back to a round bar with a warning when the size says nothing", () => {
    const warn = jest.fn()
    expect(shapeOf(item("flat", "wide"), warn)).toEqual({ kind: "round", outer: 1 })
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it("is told in words", () => {
    expect(describeShape(drawingTexts.texts, { kind: "tube", outer: 6, inner: 3 })).toBe(
      "Tube, 6.000 in outside, 3.000 in inside diameter",
    )
  })
})

describe("the scale of a drawing", () => {
  it.each([
    [0.375, 84, "2:1"],
    [0.875, 84, "1:1"],
    [1, 84, "1:2"],
    [4.5, 84, "1:8"],
    [12, 190, "1:8"],
    [0.1, 84, "8:1"],
  ])("puts %f inches into %i pixels at %s", (inches, pixels, label) => {
    const scale = drawingScale(inches, pixels)
    expect(scale.label).toBe(label)
    expect(inches * scale.pixelsPerInch).toBeLessThanOrEqual(pixels)
  })
})

test("a section is scaled by the side that needs it", () => {
  expect(sectionScale({ kind: "flat", width: 4, height: 1 }, { x: 200, y: 176 }).label).toBe("1:2")
  expect(sectionScale({ kind: "round", outer: 4 }, { x: 200, y: 176 }).label).toBe("1:4")
})

test("each metal category has its own tone", () => {
  expect(["NICKEL", "STAINLESS", "LOW ALLOY"].map(metalOf)).toEqual(["nickel", "stainless", "alloy"])
})

describe("a hexagon and an octagon", () => {
  it.each([
    ["hexagon", 6, 2 / Math.sqrt(3)],
    ["octagon", 8, 1],
  ] as const)("of one inch across flats: %s", (kind, sides, height) => {
    const shape = { kind, flats: 1 }
    const corners = cornersOf(shape)
    expect(corners).toHaveLength(sides)
    const reach = (axis: "x" | "y") => Math.max(...corners.map((corner) => corner[axis])) * 2
    expect(reach("x")).toBeCloseTo(1)
    expect(reach("y")).toBeCloseTo(height)
    expect(sizeOf(shape).x).toBeCloseTo(1)
    expect(sizeOf(shape).y).toBeCloseTo(height)
  })
})
