import type { PriceUnit } from "../contract"
import type { ActionOutcome } from "./define-action"
import type { Exact } from "./exact"
import { measureFactors, type ExactLine } from "./line-measures"

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
export function pricePer(name: string, price: Exact, unit: PriceUnit, line: ExactLine): ActionOutcome {
  const measure = measureFactors(line, unit)
  return measure
    ? { op: "multiply", factors: [{ name, value: price }, ...measure] }
    : { op: "none", reason: unknownMeasure(unit) }
}
