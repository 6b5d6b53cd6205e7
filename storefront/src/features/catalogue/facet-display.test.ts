import { conditionTexts } from "../../texts/en/conditions"
import { tradeTexts } from "../../texts/en/trade"
import { facetChoices, facetValueLabel } from "./facet-display"

const ENGLISH = { trade: tradeTexts.texts, conditions: conditionTexts.texts }
const counted = (...values: string[]) => values.map((value) => ({ value, count: 1 }))
const order = (...args: Parameters<typeof facetChoices>) => facetChoices(...args).map((one) => one.value)

describe("the choices of a filter", () => {
  it("stand in the contract's order where there is one", () => {
    expect(order("metalCategory", counted("STAINLESS", "NICKEL"), [])).toEqual(["NICKEL", "STAINLESS"])
    expect(order("coid", counted("DUB", "INC", "XXX"), [])).toEqual(["INC", "DUB", "XXX"])
  })

  it("sort sizes by number, not by text", () => {
    expect(order("productSize", counted("10.000", "4.500", "4.000-0.750", "4.000"), [])).toEqual([
      "4.000",
      "4.000-0.750",
      "4.500",
      "10.000",
    ])
  })

  it("keep a chosen value that matches nothing, so that it can be removed", () => {
    expect(facetChoices("stockGrade", counted("718"), ["625"])).toEqual([
      { value: "625", count: 0 },
      { value: "718", count: 1 },
    ])
  })
})

describe("a filter value reads", () => {
  it.each([
    ["productCondition", "QUENCHED & TEMPERED (110K)", "Quenched & tempered (110K)"],
    ["metalCategory", "LOW ALLOY", "Low alloy"],
    ["stockGrade", "NITRONIC 50", "NITRONIC 50"],
    ["coid", "SIN", "Singapore"],
  ] as const)("%s %s as %s", (field, value, label) => {
    expect(facetValueLabel(ENGLISH, field, value)).toBe(label)
  })
})
