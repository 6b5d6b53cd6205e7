import { defineOperator } from "../define-operator"
import { nextDown } from "../next-number"

export const lessThan = defineOperator("LESS_THAN", (value) => {
  const limit = Number(value)
  return { holdsFor: (fact) => typeof fact === "number" && fact < limit, range: [-Infinity, nextDown(limit)] }
})
