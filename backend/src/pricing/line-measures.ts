import { KILOGRAMS_PER_POUND, type PriceUnit } from "../contract"
import { exact, exactOfText, ONE, times, type Exact } from "./exact"
import type { LineFacts } from "./facts"

/** One factor of a product, with the name a derivation shows. */
export type Factor = { name: string; value: Exact }

/** A line with its numbers exact. `weight` and `length` of one piece; null when they are not known. */
export type ExactLine = {
  unit: LineFacts["unit"]
  amount: Exact
  pieces: Exact
  weight: Exact | null
  length: Exact | null
}

const KILOGRAMS: Factor = { name: "kilogramsPerPound", value: exact(KILOGRAMS_PER_POUND) }

/** Reads a line; an amount that is no number counts as 1 (specification section 9). */
export function exactLine(line: LineFacts): ExactLine {
  return {
    unit: line.unit,
    amount: exactOfText(line.amount) ?? ONE,
    pieces: exact(line.pieces),
    weight: positive(line.weightInPounds),
    length: positive(line.lengthInInches),
  }
}

/**
 * How much a whole line holds in a unit, as factors to multiply: its pieces, inches, pounds or kilograms. Null when the
 * line does not tell, for example the pounds of a line in inches whose weight is not known.
 */
export function measureFactors(line: ExactLine, unit: PriceUnit): Factor[] | null {
  const pieces = { name: "pieces", value: line.pieces }
  switch (unit) {
    case "piece":
      return [pieces]
    case "in":
      return line.unit === "in"
        ? [amountOf(line), pieces]
        : line.length && [{ name: "lengthInInches", value: line.length }, pieces]
    case "lb":
      if (line.weight) return [{ name: "weightInPounds", value: line.weight }, pieces]
      return line.unit === "lb" ? [amountOf(line), pieces] : null
    case "kg":
      if (line.unit === "kg") return [amountOf(line), pieces]
      return inKilograms(measureFactors(line, "lb"))
  }
}

/** The product of factors. */
export function product(factors: readonly Factor[]): Exact {
  let result = factors[0]?.value ?? ONE
  for (let index = 1; index < factors.length; index += 1) result = times(result, factors[index]?.value ?? ONE)
  return result
}

function amountOf(line: ExactLine): Factor {
  return { name: "amount", value: line.amount }
}

function inKilograms(pounds: Factor[] | null): Factor[] | null {
  return pounds && [...pounds, KILOGRAMS]
}

function positive(value: number | null | undefined): Exact | null {
  return typeof value === "number" && value > 0 && Number.isFinite(value) ? exact(value) : null
}
