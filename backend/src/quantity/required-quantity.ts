import type { Decimal } from "decimal.js"
import { KILOGRAMS_PER_POUND, type Unit } from "../contract"
import { Exact, toFourPlaces } from "./exact"
import { exactPoundsPerInch, type MaterialFacts } from "./piece-weight"

/** What a buyer asks for per piece: text or number above 0, in inches, pounds or kilograms. */
export type PieceAmount = { amount: string | number; unit: Unit }
/** One piece: its weight in pounds and its length in inches. */
export type PieceQuantity = { pounds: number; inches: number }

/** An amount that is no number above 0. */
export class InvalidAmountError extends Error {
  override readonly name = "InvalidAmountError"
  constructor(readonly amount: string | number) {
    super(`"${amount}" is not an amount above 0`)
  }
}

/**
 * Weight and length of one piece, each rounded half-even to 4 decimals. Given inches the weight follows from the section
 * and the density; given pounds or kilograms the length does. Source: decision 28.
 * @throws UnknownSectionError when the item's size gives no section.
 * @throws InvalidAmountError when the amount is no number above 0.
 */
export function requiredQuantity(facts: MaterialFacts, { amount, unit }: PieceAmount): PieceQuantity {
  const perInch = exactPoundsPerInch(facts)
  const given = exactAmount(amount)
  if (unit === "in") return { inches: toFourPlaces(given), pounds: toFourPlaces(given.times(perInch)) }
  const pounds = unit === "lb" ? given : given.div(KILOGRAMS_PER_POUND)
  return { pounds: toFourPlaces(pounds), inches: toFourPlaces(pounds.div(perInch)) }
}

/**
 * The quantity of a line in its own unit: amount x pieces (specification section 9), or the pieces themselves when the
 * line has no unit of weight or length. Rounded half-even to 4 decimals.
 * @throws InvalidAmountError when the amount is no number above 0.
 */
export function lineQuantity(amount: string | number, pieces: number, unit: Unit | null): number {
  return unit === null ? pieces : toFourPlaces(exactAmount(amount).times(pieces))
}

/** Weight of a whole line in pounds, 4 decimals, from the weight of one piece. */
export function linePounds(piece: PieceQuantity, pieces: number): number {
  return toFourPlaces(new Exact(piece.pounds).times(pieces))
}

/** Length a whole line takes from stock in inches, 4 decimals, from the length of one piece. */
export function lineInches(piece: PieceQuantity, pieces: number): number {
  return toFourPlaces(new Exact(piece.inches).times(pieces))
}

function exactAmount(amount: string | number): Decimal {
  const text = String(amount).trim()
  if (!/^\d+(\.\d+)?(e-?\d+)?$/i.test(text)) throw new InvalidAmountError(amount)
  const value = new Exact(text)
  if (value.isZero()) throw new InvalidAmountError(amount)
  return value
}
