import { Decimal } from "decimal.js"

/** A piece or parcel as a carrier sees it: inches and pounds; which side is called length does not matter. */
export type ShippingPiece = { weightInPounds: number; lengthInInches: number; widthInInches: number; heightInInches: number }

/** Limits of a UPS parcel: 150 lb, 108 in long, 165 in length plus girth. Source: decision 32. */
export const UPS_LIMITS = { pounds: 150, lengthInInches: 108, lengthPlusGirthInInches: 165 } as const

/** The sides from the longest to the shortest, inches. */
export function sidesOf(piece: ShippingPiece): [longest: number, middle: number, shortest: number] {
  const { lengthInInches: a, widthInInches: b, heightInInches: c } = piece
  const middle = Math.max(Math.min(a, b), Math.min(Math.max(a, b), c))
  return [Math.max(a, b, c), middle, Math.min(a, b, c)]
}

/** Twice the two shorter sides, inches. */
export function girthOf(piece: ShippingPiece): number {
  const [, middle, shortest] = sidesOf(piece)
  return new Decimal(middle).plus(shortest).times(2).toNumber()
}

/** The longest side plus the girth, inches. */
export function lengthPlusGirthOf(piece: ShippingPiece): number {
  return new Decimal(sidesOf(piece)[0]).plus(girthOf(piece)).toNumber()
}

/** Whether weight and sides are known: finite and above 0. */
export function isMeasured(piece: ShippingPiece): boolean {
  const numbers = [piece.weightInPounds, piece.lengthInInches, piece.widthInInches, piece.heightInInches]
  return numbers.every((value) => Number.isFinite(value) && value > 0)
}

/** Whether UPS takes the piece as a parcel, limits included. Source: decision 32. */
export function fitsUps(piece: ShippingPiece): boolean {
  return (
    isMeasured(piece) &&
    piece.weightInPounds <= UPS_LIMITS.pounds &&
    sidesOf(piece)[0] <= UPS_LIMITS.lengthInInches &&
    lengthPlusGirthOf(piece) <= UPS_LIMITS.lengthPlusGirthInInches
  )
}
