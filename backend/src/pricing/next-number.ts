const number = new Float64Array(1)
const bits = new BigInt64Array(number.buffer)

/** The smallest number above a finite one, so that "above 5" is "at least the next number". */
export function nextUp(value: number): number {
  if (value === 0) return Number.MIN_VALUE
  number[0] = value
  bits[0] = (bits[0] ?? 0n) + (value > 0 ? 1n : -1n)
  return number[0]
}

/** The largest number below a finite one. */
export function nextDown(value: number): number {
  return -nextUp(-value)
}
