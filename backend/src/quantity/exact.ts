import { Decimal } from "decimal.js"

/** Decimals of this area: 40 digits, halves to even, independent of what others set on the library's default. */
export const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_EVEN })
export const PI = Exact.acos(-1)

/** A number rounded half-even to 4 decimals, as specification section 9 prints pounds, kilograms, inches and feet. */
export function toFourPlaces(value: Decimal): number {
  return value.toDecimalPlaces(4).toNumber()
}
