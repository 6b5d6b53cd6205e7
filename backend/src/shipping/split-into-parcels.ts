import { Decimal } from "decimal.js"
import { fitsUps, type ShippingPiece } from "./parcel-size"

/** Equal pieces of one line. */
export type ShippingLine = ShippingPiece & { pieces: number }
/** A package of one or more equal pieces, bundled side by side. */
export type Parcel = ShippingPiece & { pieces: number }

/**
 * Splits a line into parcels piece by piece: a parcel is filled until one more piece would break a UPS limit, a piece is
 * never cut, and one that is no parcel by itself travels alone. Source: decision 32.
 * @throws RangeError when the pieces are no whole number above 0.
 */
export function splitIntoParcels(line: ShippingLine): Parcel[] {
  if (!Number.isSafeInteger(line.pieces) || line.pieces < 1) throw new RangeError(`${line.pieces} is no number of pieces`)
  const parcels: Parcel[] = []
  let left = line.pieces
  while (left > 0) {
    const count = largestBundle(line, left)
    parcels.push(bundleOf(line, count))
    left -= count
  }
  return parcels
}

/**
 * The package of `count` equal pieces laid side by side in the squarest stack: the bars keep their length, the stack grows
 * in width and height. Inches and pounds.
 */
export function bundleOf(piece: ShippingPiece, count: number): Parcel {
  const columns = Math.ceil(Math.sqrt(count))
  return {
    pieces: count,
    weightInPounds: times(piece.weightInPounds, count),
    lengthInInches: piece.lengthInInches,
    widthInInches: times(piece.widthInInches, columns),
    heightInInches: times(piece.heightInInches, Math.ceil(count / columns)),
  }
}

/** Weight and stack only grow with the count, so the first that does not fit ends the search. */
function largestBundle(piece: ShippingPiece, most: number): number {
  let count = 1
  while (count < most && fitsUps(bundleOf(piece, count + 1))) count += 1
  return count
}

/** Exact, so that 500 pieces of 0.3 lb are 150 lb and still a parcel. */
function times(value: number, count: number): number {
  return new Decimal(value).times(count).toNumber()
}
