import { alphabetically } from "./dictionary"

const NUMBERS = /^\d+(?:\.\d+)?(?:\s*-\s*\d+(?:\.\d+)?)*$/

/** The numbers a size text states, inches; none when it is not numbers joined by hyphens. */
export function sizeNumbersOf(size: string): number[] {
  const text = size.trim()
  return NUMBERS.test(text) ? text.split("-").map(Number) : []
}

/** Sizes by their first number, then their second; what states no number stands last, by the alphabet. */
export function compareSizes(a: string, b: string): number {
  const left = sizeNumbersOf(a)
  const right = sizeNumbersOf(b)
  if (left.length === 0 || right.length === 0) {
    return Number(left.length === 0) - Number(right.length === 0) || alphabetically(a, b)
  }
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const difference = (left[at] ?? -1) - (right[at] ?? -1)
    if (difference !== 0) return difference
  }
  return alphabetically(a, b)
}
