import { defineAction, required } from "../define-action"
import { exact } from "../exact"
import { pricePer } from "../price-per"

/** A price per piece, inch, pound or kilogram of the whole line. */
export const pricePerUnit = defineAction("PRICE_PER_UNIT", (action) => {
  const price = { name: "pricePerUnit", value: exact(required(action.pricePerUnit)) }
  const unit = required(action.unit)
  return { kind: "base", outcomeFor: (line) => pricePer(price, unit, line) }
})
