import fc from "fast-check"
import { fractionOf } from "../../../contract"
import { foldFractions } from "./fold-fractions"

describe("foldFractions", () => {
  it.each([
    ["4-1/2", "4.5"],
    ["4 1/2", "4.5"],
    ['4-1/2"', "4.5"],
    ["4 1/2IN BAR", "4.5 BAR"],
    ["(3/4)", "0.75"],
    ["718 4 1/2 BAR", "718 4.5 BAR"],
    ["6X4-1/2", "6X4.5"],
    ["6 X 4 1/2", "6 X 4.5"],
    ['4 1/2"X1-1/4"', "4.5X1.25"],
  ])("reads %s as %s", (text, folded) => {
    expect(foldFractions(text.split(" ")).join(" ")).toBe(folded)
  })

  it("leaves a grade its number: half an inch of 718 is no size of 718 inches", () => {
    expect(foldFractions(["718", "1/2"])).toEqual(["718", "0.5"])
    expect(foldFractions(["17-4", "1/2"])).toEqual(["17-4", "0.5"])
  })

  it.each(["304/304L", "316/316L", "17-4PH", "15-5PH", "4 316/316L", "2-1/4CR-1MO", "A693/A705", "3/2", "1/3", "5648/5653"])("leaves %s as it is", (text) => {
    expect(foldFractions(text.split(" "))).toEqual(text.split(" "))
  })

  it("reads every sixty-fourth below 100 inches, to the thousandth that the tables hold", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6399 }), (parts) => {
        const fraction = fractionOf(parts / 64) ?? ""
        expect(foldFractions([fraction])).toEqual([String(Math.round((parts / 64) * 1000) / 1000)])
      }),
    )
  })
})
