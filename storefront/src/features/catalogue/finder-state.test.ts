import {
  canSearch,
  choose,
  countChosen,
  EMPTY_FINDER,
  isDisabled,
  isShown,
  needsOptions,
  optionsWith,
} from "./finder-state"

const full = { metalCategory: "NICKEL", productType: "Bar", stockGrade: "718", productSize: "4.500", productCondition: "AGED" }

describe("a choice in the finder", () => {
  it("of a metal empties type, grade, size and condition", () => {
    expect(choose(full, "metalCategory", "STAINLESS")).toEqual({ ...EMPTY_FINDER, metalCategory: "STAINLESS" })
  })

  it("of a type empties grade, size and condition", () => {
    expect(choose(full, "productType", "Tube")).toEqual({ ...EMPTY_FINDER, metalCategory: "NICKEL", productType: "Tube" })
  })

  it("of a grade, size or condition leaves the others", () => {
    expect(choose(full, "stockGrade", "625")).toEqual({ ...full, stockGrade: "625" })
    expect(choose(full, "productSize", "5.000")).toEqual({ ...full, productSize: "5.000" })
  })

  it("never leaves a value in a dropdown that is hidden by it", () => {
    expect(choose(full, "stockGrade", "")).toEqual({ ...full, stockGrade: "", productCondition: "" })
  })
})

describe("the finder's dropdowns", () => {
  const metal = { ...EMPTY_FINDER, metalCategory: "NICKEL" }
  const type = { ...metal, productType: "Bar" }

  it("open one after the other", () => {
    expect(isDisabled(EMPTY_FINDER, "productType", false)).toBe(true)
    expect(isDisabled(metal, "productType", false)).toBe(false)
    expect(isDisabled(metal, "stockGrade", false)).toBe(true)
    expect(isDisabled(type, "stockGrade", false)).toBe(false)
    expect(isDisabled(type, "stockGrade", true)).toBe(true)
  })

  it("show size with metal and type, and condition with the grade too", () => {
    expect([EMPTY_FINDER, metal, type].map((filters) => isShown(filters, "productSize"))).toEqual([false, false, true])
    expect([metal, type, full].map((filters) => isShown(filters, "productCondition"))).toEqual([false, false, true])
  })

  it("load options only once a metal or type is chosen", () => {
    expect(needsOptions(EMPTY_FINDER)).toBe(false)
    expect(needsOptions(metal)).toBe(true)
    expect(needsOptions({ ...EMPTY_FINDER, productType: "Bar" })).toBe(true)
  })

  it("let Search wait for a filter and for the options", () => {
    expect(canSearch(EMPTY_FINDER, false)).toBe(false)
    expect(canSearch(metal, true)).toBe(false)
    expect(canSearch(metal, false)).toBe(true)
    expect(countChosen(full)).toBe(5)
  })

  it("keep a chosen value in sight when the options lack it", () => {
    expect(optionsWith(["a", "b"], "c")).toEqual(["c", "a", "b"])
    expect(optionsWith(["a", "b"], "b")).toEqual(["a", "b"])
  })
})
