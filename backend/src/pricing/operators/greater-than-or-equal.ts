import { defineOperator } from "../define-operator"

export const greaterThanOrEqual = defineOperator("GREATER_THAN_OR_EQUAL", (value) => {
  const limit = Number(value)
  return { holdsFor: (fact) => typeof fact === "number" && fact >= limit, range: [limit, Infinity] }
})
