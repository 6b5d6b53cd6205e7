import { defineAction, required } from "../define-action"
import { percentOperation } from "../percent-operation"

export const percentageMarkup = defineAction("PERCENTAGE_MARKUP", (action) => {
  const outcome = percentOperation(required(action.percentage))
  return { kind: "markup", outcomeFor: () => outcome }
})
