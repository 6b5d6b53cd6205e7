import { conditionTexts } from "../../texts/en/conditions"
import { tradeTexts } from "../../texts/en/trade"
import { facetValueLabel } from "./facet-display"

const ENGLISH = { trade: tradeTexts.texts, conditions: conditionTexts.texts }
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
