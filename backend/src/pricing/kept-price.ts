import { exact, roundedUnits, times } from "./exact"
import type { LineFacts } from "./facts"
import { exactLine, product } from "./line-measures"
import { quantityFactors } from "./line-quantity"

/**
 * The total of a line that keeps its unit price: times the pieces of an inch line, times the weight of a weight line.
 * USD with 2 decimals, rounded half-even once. Source: specification section 9, decision 21.
 */
export function keptTotal(unitPrice: number, line: LineFacts): number {
  return roundedUnits(times(exact(unitPrice), product(quantityFactors(exactLine(line)))), 2) / 100
}
