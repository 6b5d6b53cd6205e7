import { defineOperator } from "../define-operator"

/** From the least to the most, both included (decision 20). */
export const between = defineOperator("BETWEEN", ([least, most]) => ({
  holdsFor: (fact) => typeof fact === "number" && fact >= least && fact <= most,
  range: [least, most],
}))
