import type { PriceBasis, Unit } from "../contract"
import { exact, roundedUnits } from "./exact"
import { exactLine, measureFactors, product, type ExactLine, type Factor } from "./line-measures"

/** Average costs of a catalogue item in USD; null where the feed gave none. */
export type ListCosts = {
  averageCostPerLb: number | null
  averageCostPerInch: number | null
  averageCostPerKg: number | null
}
/** A line to price: `amount` per piece in `unit`, and the weight of one piece in pounds (0 when unknown). */
export type PriceableLine = { amount: string; unit: Unit; pieces: number; weightInPounds: number }
/** USD: `unitPrice` with 4 decimals per `basis`, `itemTotal` with 2 decimals for the whole line. */
export type ListPrice = { unitPrice: number; itemTotal: number; basis: PriceBasis }

/**
 * The catalogue price of a line: per pound cost x weight x pieces, or cost x amount x pieces when the weight is not
 * known; per inch and per kilogram cost x amount x pieces. An amount that is no number counts as 1. Rounded half-even
 * and only at the end. Null when the item has no cost in the line's unit.
 * Source: specification section 9, decision 18.
 */
export function listPrice(costs: ListCosts, line: PriceableLine): ListPrice | null {
  const measured = exactLine(line)
  const factors = listFactors(costs, measured)
  if (!factors) return null
  const total = product(factors)
  const perUnit = product(line.unit === "in" ? factors.slice(0, -1) : factors.slice(0, 1))
  return { unitPrice: roundedUnits(perUnit, 4) / 1e4, itemTotal: roundedUnits(total, 2) / 100, basis: basisOf(line.unit) }
}

/** The catalogue price as factors: the cost, what one piece holds, the pieces. Null without a cost in the line's unit. */
export function listFactors(costs: ListCosts, line: ExactLine): Factor[] | null {
  const name = COSTS[line.unit]
  const cost = costs[name]
  if (cost === null || !(cost > 0 && Number.isFinite(cost))) return null
  return measureFactors(line, line.unit, { name, value: exact(cost) })
}

/** What the unit price of a line is per. */
export function basisOf(unit: Unit): PriceBasis {
  return unit === "in" ? "piece" : unit
}

const COSTS: Record<Unit, keyof ListCosts> = { in: "averageCostPerInch", lb: "averageCostPerLb", kg: "averageCostPerKg" }
