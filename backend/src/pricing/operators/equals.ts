import { defineOperator } from "../define-operator"

/** The very value: texts letter by letter, numbers by worth. */
export const equals = defineOperator("EQUALS", (value) => ({
  holdsFor: (fact) => fact === value,
  ...(typeof value === "string" ? { keys: [value] } : {}),
  ...(typeof value === "number" ? { range: [value, value] } : {}),
}))
