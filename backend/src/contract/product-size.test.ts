import fc from "fast-check"
import { parseProductSize, sectionBoxOf } from "./product-size"

describe("parseProductSize", () => {
  it.each([
    ["4.500", "round", { outerDiameter: 4.5 }],
    ["6", "round", { outerDiameter: 6 }],
    ["6.000-3.000", "tube", { outerDiameter: 6, insideDiameter: 3 }],
    ["6.000 - 3.000", "tube", { outerDiameter: 6, insideDiameter: 3 }],
    ["4.000-0.750", "flat", { width: 4, thickness: 0.75 }],
    ["0.750-4.000", "flat", { width: 0.75, thickness: 4 }],
  ])("reads %j of a %s", (text, stockType, size) => {
    const warn = jest.fn()
    expect(parseProductSize(text, stockType, warn)).toEqual(size)
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    ["", "round"],
    ["0", "round"],
    ["4.5-2", "round"],
    ["-4", "round"],
    ["4.5 in", "round"],
    ["4-1/2", "round"],
    ["1e3", "round"],
    [".5", "round"],
    ["6.000", "tube"],
    ["3.000-6.000", "tube"],
    ["3-3", "tube"],
    ["3-0", "tube"],
    ["4-0.75-1", "flat"],
    ["4", "flat"],
    ["4-2", "hexagon"],
  ])("refuses %j of a %s and says so once", (text, stockType) => {
    const warn = jest.fn()
    expect(parseProductSize(text, stockType, warn)).toBeNull()
    expect(warn.mock.calls).toEqual([[`Product size "${text}" of stock type "${stockType}" could not be parsed`]])
  })

  it("reads back every pair of thousandths it could be given", () => {
    const thousandths = fc.integer({ min: 1, max: 40_000 }).map((n) => n / 1000)
    fc.assert(
      fc.property(thousandths, thousandths, (width, thickness) => {
        expect(parseProductSize(`${width.toFixed(3)}-${thickness.toFixed(3)}`, "flat")).toEqual({ width, thickness })
      }),
    )
  })

  it("never throws, whatever the text", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("round", "tube", "flat", ""), (text, stockType) => {
        const warn = jest.fn()
        expect(parseProductSize(text, stockType, warn) === null).toBe(warn.mock.calls.length === 1)
      }),
    )
  })
})

describe("sectionBoxOf", () => {
  it.each([
    [
      { productSize: "4.5", stockType: "round", outerDiameter: 4.5 },
      { width: 4.5, height: 4.5 },
    ],
    [
      { productSize: "6-3", stockType: "tube", outerDiameter: 6 },
      { width: 6, height: 6 },
    ],
    [
      { productSize: "4-0.75", stockType: "flat", outerDiameter: null },
      { width: 4, height: 0.75 },
    ],
    [{ productSize: "special", stockType: "flat", outerDiameter: null }, null],
  ])("of %j is %j", (item, box) => {
    expect(sectionBoxOf(item)).toEqual(box)
  })
})
