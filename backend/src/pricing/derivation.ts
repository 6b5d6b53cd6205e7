import type { PriceFactor, PriceOperation, PriceStep } from "../contract"
import type { Operation } from "./define-action"
import { roundedUnits, toText, type Exact } from "./exact"
import type { Factor } from "./line-measures"
import { quantityFactors } from "./line-quantity"
import type { PriceRun } from "./price-run"

const ARITHMETIC = { type: "arithmetic" } as const

/**
 * The steps of a price in order, exact decimals as text: catalogue, base, changes, promo, then the unit price and the
 * rounding. `replayDerivation` makes the same price of them again.
 */
export function derivationOf(run: PriceRun): PriceStep[] {
  const steps: PriceStep[] = run.steps.map(({ kind, source, operation, before, after }) => ({
    kind,
    source,
    operation: written(operation),
    before: before && toText(before),
    after: toText(after),
  }))
  return run.total === null ? steps : [...steps, ...roundingSteps(run, run.total)]
}

function roundingSteps(run: PriceRun, total: Exact): PriceStep[] {
  const exact = toText(total)
  const rounded = toText({ digits: BigInt(roundedUnits(total, 2)), scale: 2 })
  const divide: PriceOperation = { op: "divide", factors: quantityFactors(run.line).map(writtenFactor), places: 4 }
  return [
    { kind: "unit-price", source: ARITHMETIC, operation: divide, before: exact, after: exact },
    { kind: "round", source: ARITHMETIC, operation: { op: "round", places: 2 }, before: exact, after: rounded },
  ]
}

function written(operation: Operation): PriceOperation {
  if (operation.op === "percent") return { op: "percent", percent: toText(operation.percent) }
  return { op: "multiply", factors: operation.factors.map(writtenFactor) }
}

function writtenFactor({ name, value }: Factor): PriceFactor {
  return { name, value: toText(value) }
}
