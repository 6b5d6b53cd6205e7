import { Decimal } from "decimal.js"
import { fitsUps, isMeasured, lengthPlusGirthOf, sidesOf, type ShippingPiece } from "./parcel-size"
import { RATE_TABLE } from "./rate-table"

/** An estimated charge, USD with 2 decimals, and the day of the table it follows from. */
export type RateEstimate = { amount: number; currencyCode: "usd"; isEstimate: true; asOf: string }

const Money = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_EVEN })
const HUNDREDWEIGHT = 100

/** A package or a shipment the stand-in table has no rate for; staff quote it. */
export class NotRatableError extends Error {
  override readonly name = "NotRatableError"
}

/**
 * The estimate for one UPS package: base plus weight by zone, plus the higher handling charge.
 * @throws NotRatableError when the package is no UPS parcel or the distance is no number of miles.
 */
export function ratePackage(parcel: ShippingPiece, miles: number): RateEstimate {
  if (!fitsUps(parcel)) throw new NotRatableError("The package is not within the parcel limits")
  const { base, perPound } = RATE_TABLE.parcel
  const { zone, factor } = zoneOf(miles)
  return estimate(new Money(parcel.weightInPounds).times(perPound).times(factor).plus(base).plus(handlingOf(parcel, zone)))
}

/**
 * The estimate for one LTL shipment: the weight's rate or the minimum, plus fuel, plus overlength by the longest piece.
 * @throws NotRatableError without measured pieces, from 28 ft or above 20,000 lb, or when the distance is no number of miles.
 */
export function rateFreight(pieces: readonly ShippingPiece[], miles: number): RateEstimate {
  if (pieces.length === 0 || !pieces.every(isMeasured)) throw new NotRatableError("Weight or size of a piece is unknown")
  checkMiles(miles)
  const longest = Math.max(...pieces.map((piece) => sidesOf(piece)[0]))
  const { minimum, perHundredweight, perHundredweightMile, fuelFactor, arrangementFromInches, mostPounds } = RATE_TABLE.freight
  if (longest >= arrangementFromInches) throw new NotRatableError("A piece of 28 ft or more travels by arrangement")
  const pounds = pieces.reduce((sum, piece) => sum.plus(piece.weightInPounds), new Money(0))
  if (pounds.gt(mostPounds)) throw new NotRatableError("So much weight travels by arrangement")
  const lineHaul = new Money(perHundredweightMile).times(miles).plus(perHundredweight).times(pounds).div(HUNDREDWEIGHT)
  return estimate(Money.max(minimum, lineHaul).times(fuelFactor).plus(overlengthOf(longest)))
}

/** The parcel zone of a distance in road miles. @throws NotRatableError when it is no number of miles. */
export function zoneOf(miles: number): { zone: number; factor: number } {
  checkMiles(miles)
  const row = RATE_TABLE.parcel.zones.find(({ maxMiles }) => miles <= maxMiles)
  if (!row) throw new NotRatableError(`${miles} miles lie in no zone`)
  return { zone: row.zone, factor: row.factor }
}

function handlingOf(parcel: ShippingPiece, zone: number): number {
  const { byWeight, bySize } = RATE_TABLE.parcel.handling
  const band = zone <= 2 ? 0 : zone <= 4 ? 1 : 2
  const [longest, second] = sidesOf(parcel)
  const isLarge =
    longest > bySize.overLongest || second > bySize.overSecond || lengthPlusGirthOf(parcel) > bySize.overLengthPlusGirth
  const weight = parcel.weightInPounds > byWeight.overPounds ? byWeight.amounts[band] : 0
  return Math.max(weight, isLarge ? bySize.amounts[band] : 0)
}

function overlengthOf(longest: number): number {
  const bands = RATE_TABLE.freight.overlength.filter(({ fromInches }) => longest >= fromInches)
  return bands.at(-1)?.amount ?? 0
}

function checkMiles(miles: number): void {
  if (!Number.isFinite(miles) || miles < 0) throw new NotRatableError(`${miles} is no number of miles`)
}

function estimate(amount: Decimal): RateEstimate {
  return { amount: amount.toDecimalPlaces(2).toNumber(), currencyCode: "usd", isEstimate: true, asOf: RATE_TABLE.asOf }
}
