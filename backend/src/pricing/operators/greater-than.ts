import { defineOperator } from "../define-operator"
import { nextUp } from "../next-number"

export const greaterThan = defineOperator("GREATER_THAN", (value) => {
  const limit = Number(value)
  return { holdsFor: (fact) => typeof fact === "number" && fact > limit, range: [nextUp(limit), Infinity] }
})
