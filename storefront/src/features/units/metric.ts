import { formatNumber } from "@/lib/format-number"

export const MM_PER_INCH = 25.4

/** Millimetres of a size in inches, to a tenth where nothing else is said: the inch governs. */
export function millimetres(inches: number, decimals = 1): string {
  // 0.75 inches are 19.05, not the 19.0499 of binary fractions.
  return formatNumber(Math.round(inches * MM_PER_INCH * 1e6) / 1e6, decimals)
}

export function metresOf(inches: number): number {
  return (inches * MM_PER_INCH) / 1000
}

/** Inches of millimetres, to the four decimals in which an address states a size. */
export function inchesOf(millimetres: number): number {
  return Math.round((millimetres / MM_PER_INCH) * 10_000) / 10_000
}
