import { MAX_PIECES, MIN_PIECES, UNITS, type Unit } from "@billet/backend/contract"
import { firstValue, type SearchParams } from "../../lib/first-value"

/** What the buyer typed: the amount of one piece as text, its unit, and how many pieces. */
export type QuantityInput = { amount: string; unit: Unit; pieces: string }
/** The same, and whether all pieces are to be of one heat, which no price depends on. */
export type OrderInput = QuantityInput & { oneHeat: boolean }

const DEFAULT_INPUT: OrderInput = { amount: "12", unit: "in", pieces: "1", oneHeat: false }
const AMOUNT = /^\d{1,7}(\.\d{1,4})?$/

/** The order part of a product's address; what cannot be read takes its default. */
export function readOrderInput(params: SearchParams): OrderInput {
  const amount = firstValue(params, "amount")
  const pieces = firstValue(params, "pieces")
  return {
    amount: amount && isAmount(amount) ? amount : DEFAULT_INPUT.amount,
    unit: UNITS.find((unit) => unit === firstValue(params, "unit")) ?? DEFAULT_INPUT.unit,
    pieces: pieces && isPieces(pieces) ? pieces : DEFAULT_INPUT.pieces,
    oneHeat: firstValue(params, "oneHeat") === "true",
  }
}

export function isAmount(text: string): boolean {
  return AMOUNT.test(text.trim()) && Number(text) > 0
}

export function isPieces(text: string): boolean {
  const pieces = Number(text)
  return /^\d{1,3}$/.test(text.trim()) && pieces >= MIN_PIECES && pieces <= MAX_PIECES
}

/** What is wrong with an input, by field; empty when it can be ordered. */
export function inputProblems(input: QuantityInput): { amount?: string; pieces?: string } {
  return {
    ...(isAmount(input.amount) ? {} : { amount: "Enter a number above 0, with at most 4 decimals" }),
    ...(isPieces(input.pieces) ? {} : { pieces: `Enter a whole number from ${MIN_PIECES} to ${MAX_PIECES}` }),
  }
}
