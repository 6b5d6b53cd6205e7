const DENOMINATOR = 64

/** A length or size as people read it: three decimals and the unit, such as "4.500 in". Inches. */
export function formatInches(inches: number): string {
  return `${inches.toFixed(3)} in`
}

/**
 * The exact fraction of a size in inches, to 1/64: "4-1/2", "3/4", "6". Null when the size is no whole number of
 * sixty-fourths or is negative; trade sizes are quoted this way on drawings and ladders.
 */
export function fractionOf(inches: number): string | null {
  const parts = inches * DENOMINATOR
  if (!Number.isSafeInteger(parts) || parts < 0) return null
  const whole = Math.floor(parts / DENOMINATOR)
  let numerator = parts % DENOMINATOR
  let denominator = DENOMINATOR
  if (numerator === 0) return String(whole)
  while (numerator % 2 === 0) {
    numerator /= 2
    denominator /= 2
  }
  const fraction = `${numerator}/${denominator}`
  return whole === 0 ? fraction : `${whole}-${fraction}`
}
