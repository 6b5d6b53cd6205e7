import { MAX_PIECES, MIN_PIECES, plainNumber, UNITS, type Unit } from "@billet/backend/contract"
import { firstValue, type SearchParams } from "../../lib/first-value"

/** What the buyer typed: the amount of one piece as text, its unit, and how many pieces. */
export type QuantityInput = { amount: string; unit: Unit; pieces: string }
/** The same, and whether all pieces are to be of one heat, which no price depends on. */
export type OrderInput = QuantityInput & { oneHeat: boolean }

const DEFAULT_INPUT: OrderInput = { amount: "12", unit: "in", pieces: "1", oneHeat: false }
const AMOUNT = /^\d{1,7}(\.\d{1,4})?$/
const LARGER_AMOUNT = /^[1-9]\d{7,}(\.\d*)?$/

/** The order part of a product's address; what cannot be read takes its default. */
export function readOrderInput(params: SearchParams): OrderInput {
  const amount = plainNumber(firstValue(params, "amount") ?? "")
  const pieces = firstValue(params, "pieces")
  return {
    amount: isAmount(amount) ? amount : DEFAULT_INPUT.amount,
    unit: UNITS.find((unit) => unit === firstValue(params, "unit")) ?? DEFAULT_INPUT.unit,
    pieces: pieces && isPieces(pieces) ? pieces : DEFAULT_INPUT.pieces,
    oneHeat: firstValue(params, "oneHeat") === "true",
  }
}

/** What was typed as it is ordered: "1,000" and "24-1/2" as plain decimals. */
export function asOrdered(typed: OrderInput): OrderInput {
  return { ...typed, amount: plainNumber(typed.amount) }
}

export function isPieces(text: string): boolean {
  const pieces = Number(text)
  return /^\d{1,3}$/.test(text.trim()) && pieces >= MIN_PIECES && pieces <= MAX_PIECES
}

/** What is wrong with an input, its amount a plain decimal, by field; empty when it can be ordered. */
export function inputProblems({ amount, pieces }: QuantityInput): { amount?: string; pieces?: string } {
  return {
    ...(isAmount(amount) ? {} : { amount: amountProblem(amount) }),
    ...(isPieces(pieces) ? {} : { pieces: `Enter a whole number from ${MIN_PIECES} to ${MAX_PIECES}` }),
  }
}

function isAmount(text: string): boolean {
  return AMOUNT.test(text) && Number(text) > 0
}

function amountProblem(text: string): string {
  return LARGER_AMOUNT.test(text) ? "Enter at most 9,999,999" : "Enter a number above 0, with at most 4 decimals"
}
