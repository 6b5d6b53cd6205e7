import { defineOperator } from "../define-operator"

export const lessThanOrEqual = defineOperator("LESS_THAN_OR_EQUAL", (value) => {
  const limit = Number(value)
  return { holdsFor: (fact) => typeof fact === "number" && fact <= limit, range: [-Infinity, limit] }
})
