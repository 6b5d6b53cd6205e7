import { defineOperator } from "../define-operator"

/** The text stands somewhere in the fact; capitals or not (decision 20). */
export const contains = defineOperator("CONTAINS", (value) => {
  const part = value.toLowerCase()
  return { holdsFor: (fact) => typeof fact === "string" && fact.toLowerCase().includes(part) }
})
