import { defineOperator } from "../define-operator"

export const isIn = defineOperator("IN", (value) => {
  const set = new Set<unknown>(value)
  const texts = value.filter((entry) => typeof entry === "string")
  return { holdsFor: (fact) => set.has(fact), ...(texts.length === value.length ? { keys: texts } : {}) }
})
