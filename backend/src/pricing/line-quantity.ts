import { measureFactors, type ExactLine, type Factor } from "./line-measures"

/** What a unit price divides by: the pieces of an inch line, the weight of a weight line (specification section 9). */
export function quantityFactors(line: ExactLine): Factor[] {
  return measureFactors(line, line.unit === "in" ? "piece" : line.unit) ?? []
}
