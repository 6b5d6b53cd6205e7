/** An exact decimal: `digits` / 10^`scale`. */
export type ExactDecimal = { digits: bigint; scale: number }

/**
 * The decimal a finite number prints as, exactly; exponents included.
 * @throws RangeError for NaN and infinities.
 */
export function exactDecimal(value: number): ExactDecimal {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not a finite number`)
  const [mantissa = "0", exponent = "0"] = String(value).split("e")
  const [whole = "0", fraction = ""] = mantissa.split(".")
  const scale = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 }
}

/** `numerator` / `denominator` (above 0) to the nearest integer, halves to the even one. */
export function roundRatio(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n
  const magnitude = negative ? -numerator : numerator
  const quotient = magnitude / denominator
  const twice = 2n * (magnitude % denominator)
  const up = twice > denominator || (twice === denominator && quotient % 2n === 1n)
  const rounded = up ? quotient + 1n : quotient
  return negative ? -rounded : rounded
}
