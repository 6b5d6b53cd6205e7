import { defineAction, required } from "../define-action"
import { percentOperation } from "../percent-operation"

export const percentageDiscount = defineAction("PERCENTAGE_DISCOUNT", (action) => {
  const outcome = percentOperation(-required(action.percentage))
  return { kind: "discount", outcomeFor: () => outcome }
})
