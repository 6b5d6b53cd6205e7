import { KILOGRAMS_PER_POUND, type PriceUnit } from "../contract"
import { exact, exactOfText, ONE, type Exact } from "./exact"
import type { LineFacts } from "./facts"

/** One factor of a product, with the name a derivation shows. */
export type Factor = { name: string; value: Exact }

/** A line with its numbers exact, as factors. `weight` and `length` of one piece; null when they are not known. */
export type ExactLine = {
  unit: LineFacts["unit"]
  amount: Factor
  pieces: Factor
  weight: Factor | null
  length: Factor | null
}

const KILOGRAMS: Factor = { name: "kilogramsPerPound", value: exact(KILOGRAMS_PER_POUND) }

/** Reads a line; an amount that is no number counts as 1 (specification section 9). */
export function exactLine(line: LineFacts): ExactLine {
  return {
    unit: line.unit,
    amount: { name: "amount", value: exactOfText(line.amount) ?? ONE },
    pieces: { name: "pieces", value: exact(line.pieces) },
    weight: positive("weightInPounds", line.weightInPounds),
    length: positive("lengthInInches", line.lengthInInches),
  }
}

/**
 * How much a whole line holds in a unit, as factors to multiply: its pieces, inches, pounds or kilograms. Null when the
 * line does not tell, for example the pounds of a line in inches whose weight is not known. `first`, a price for instance,
 * comes before them.
 */
export function measureFactors(line: ExactLine, unit: PriceUnit, first?: Factor): Factor[] | null {
  switch (unit) {
    case "piece":
      return first ? [first, line.pieces] : [line.pieces]
    case "in":
      return timesPieces(line, line.unit === "in" ? line.amount : line.length, first)
    case "lb":
      return timesPieces(line, line.weight ?? (line.unit === "lb" ? line.amount : null), first)
    case "kg":
      if (line.unit === "kg") return timesPieces(line, line.amount, first)
      return inKilograms(measureFactors(line, "lb", first))
  }
}

/** The product of factors. */
export function product(factors: readonly Factor[]): Exact {
  let { digits, scale } = factors[0]?.value ?? ONE
  for (let index = 1; index < factors.length; index += 1) {
    const factor = factors[index]?.value ?? ONE
    digits *= factor.digits
    scale += factor.scale
  }
  return { digits, scale }
}

function timesPieces({ pieces }: ExactLine, one: Factor | null, first: Factor | undefined): Factor[] | null {
  if (one === null) return null
  return first ? [first, one, pieces] : [one, pieces]
}

function inKilograms(pounds: Factor[] | null): Factor[] | null {
  return pounds && [...pounds, KILOGRAMS]
}

function positive(name: string, value: number | null | undefined): Factor | null {
  return typeof value === "number" && value > 0 && Number.isFinite(value) ? { name, value: exact(value) } : null
}
