import { catalogueTexts } from "../../texts/en/catalogue"
import { conditionTexts } from "../../texts/en/conditions"
import { tradeTexts } from "../../texts/en/trade"
import { emptyQuery } from "./catalogue-query"
import { crumbsIn } from "./results-words"

it("names what was chosen in the trail of the results", () => {
  const words = { trade: tradeTexts.texts, conditions: conditionTexts.texts }
  const query = { ...emptyQuery(), metalCategory: ["LOW ALLOY"], productCondition: ["QUENCHED & TEMPERED (110K)"] }
  const labels = crumbsIn(catalogueTexts.texts, words, query).map(({ label }) => label)
  expect(labels.slice(2)).toEqual(["Low alloy", "Quenched & tempered (110K)"])
})
