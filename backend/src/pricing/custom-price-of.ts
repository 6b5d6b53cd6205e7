import type { CustomPrice } from "../contract"
import { findCustomPrice, type CustomPriceSet } from "./compile-custom-prices"
import type { Operation } from "./define-action"
import type { PricingFacts } from "./facts"
import { list } from "./fields"
import type { ExactLine } from "./line-measures"

/** A custom price that holds for a line, with what it does. */
export type HeldCustomPrice = { row: CustomPrice; operation: Operation }

/** The buyer's custom price for a line; null without one, or where the line's measure for it is not known. */
export function customPriceOf(set: CustomPriceSet, facts: PricingFacts, line: ExactLine, day: number): HeldCustomPrice | null {
  const { customerId = null, companyId = null } = facts.buyer
  if (set.size === 0 || (!customerId && !companyId)) return null
  const coid = list(facts.coid)
  const coids = typeof coid === "string" ? [coid] : Array.isArray(coid) ? coid : []
  const found = findCustomPrice(set, { productCode: facts.item.productCode, companyId, customerId, coids, day })
  const outcome = found?.action.outcomeFor(line)
  return found && outcome && outcome.op !== "none" ? { row: found.row, operation: outcome } : null
}
