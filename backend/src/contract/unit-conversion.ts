import { INCHES_PER_FOOT, KILOGRAMS_PER_POUND } from "./quantity-values"
import { exactDecimal, roundRatio } from "./round-ratio"

const PLACES = 4
const FACTOR = 10n ** BigInt(PLACES)

/**
 * Pounds in kilograms, x 0.453592, rounded half-even to 4 decimals (specification section 9).
 * @throws RangeError for a number that is not finite.
 */
export function toKilograms(pounds: number): number {
  const weight = exactDecimal(pounds)
  const rate = exactDecimal(KILOGRAMS_PER_POUND)
  return scaled(weight.digits * rate.digits, 10n ** BigInt(weight.scale + rate.scale))
}

/**
 * Inches in feet, / 12, rounded half-even to 4 decimals (specification section 9).
 * @throws RangeError for a number that is not finite.
 */
export function toFeet(inches: number): number {
  const length = exactDecimal(inches)
  return scaled(length.digits, 10n ** BigInt(length.scale) * BigInt(INCHES_PER_FOOT))
}

function scaled(numerator: bigint, denominator: bigint): number {
  return Number(roundRatio(numerator * FACTOR, denominator)) / Number(FACTOR)
}
