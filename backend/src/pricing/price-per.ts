import type { PriceUnit } from "../contract"
import type { ActionOutcome } from "./define-action"
import { measureFactors, type ExactLine, type Factor } from "./line-measures"

const UNKNOWN: Record<PriceUnit, string> = {
  piece: "the pieces of the line are not known",
  in: "the length of the line is not known",
  lb: "the weight of the line is not known",
  kg: "the weight of the line is not known",
}

/** Why a line has no measure in a unit. */
export function unknownMeasure(unit: PriceUnit): string {
  return UNKNOWN[unit]
}

/** A price per unit times what the whole line holds in that unit. */
export function pricePer(price: Factor, unit: PriceUnit, line: ExactLine): ActionOutcome {
  const factors = measureFactors(line, unit, price)
  return factors ? { op: "multiply", factors } : { op: "none", reason: unknownMeasure(unit) }
}
