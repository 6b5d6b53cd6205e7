import { defineAction, required } from "../define-action"
import { exact } from "../exact"
import { pricePer } from "../price-per"

/** One price for each piece as ordered, whatever its length or weight. */
export const fixedPrice = defineAction("FIXED_PRICE", (action) => {
  const price = { name: "fixedPrice", value: exact(required(action.fixedPrice)) }
  return { kind: "base", outcomeFor: (line) => pricePer(price, "piece", line) }
})
