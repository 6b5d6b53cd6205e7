const bits = new DataView(new ArrayBuffer(8))

/** The next number a double can hold, up (1) or down (-1): our ranges include their ends, `$gt` and `$lt` do not. */
export function neighbouringNumber(value: number, direction: 1 | -1): number {
  if (!Number.isFinite(value)) return value
  if (value === 0) return direction * Number.MIN_VALUE
  bits.setFloat64(0, value)
  bits.setBigInt64(0, bits.getBigInt64(0) + BigInt(value > 0 ? direction : -direction))
  return bits.getFloat64(0)
}
