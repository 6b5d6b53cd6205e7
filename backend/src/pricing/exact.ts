import { exactDecimal, roundRatio, type ExactDecimal } from "../contract/round-ratio"

/**
 * Exact decimals on BigInt: `digits` / 10^`scale`. Sums and products never round, so a price is rounded once, at its
 * end. About nine times as fast as a decimal library, and compared with one in the tests.
 */
export type Exact = ExactDecimal

export const ZERO: Exact = { digits: 0n, scale: 0 }
export const ONE: Exact = { digits: 1n, scale: 0 }

/** Up to here a number and the decimal it prints as say the same with 4 decimals. */
const PLAIN = 1e14
/** The largest power of ten that a double holds exactly. */
const EXACT_POWER = 22
const NUMBER_POWERS = Array.from({ length: 200 }, (_, exponent) => Number(`1e${exponent}`))
const POWERS = Array.from({ length: 64 }, (_, exponent) => 10n ** BigInt(exponent))

/**
 * The decimal a number prints as.
 * @throws RangeError for NaN and infinities.
 */
export function exact(value: number): Exact {
  if (Number.isInteger(value) && Math.abs(value) < PLAIN) return { digits: BigInt(value), scale: 0 }
  const tenThousandths = Math.round(value * 1e4)
  if (tenThousandths / 1e4 === value && Math.abs(tenThousandths) < PLAIN) return { digits: BigInt(tenThousandths), scale: 4 }
  return exactDecimal(value)
}

/** A written decimal without sign or exponent, such as "24", "24.", "0.5" or ".5"; null for any other text. */
export function exactOfText(text: string): Exact | null {
  return shortExact(text) ?? anyExact(text)
}

/** The common case, read digit by digit: up to 15 digits and nothing else but one point inside. */
function shortExact(text: string): Exact | null {
  if (text.length === 0 || text.length > 16) return null
  let digits = 0
  let point = -1
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at)
    if (character >= 48 && character <= 57) digits = digits * 10 + character - 48
    else if (character === 46 && point < 0 && at > 0) point = at
    else return null
  }
  return text.length === 16 && point < 0 ? null : { digits: BigInt(digits), scale: point < 0 ? 0 : text.length - 1 - point }
}

function anyExact(text: string): Exact | null {
  const match = /^\s*(?:(\d+)(?:\.(\d*))?|\.(\d+))\s*$/.exec(text)
  if (!match) return null
  const fraction = match[2] ?? match[3] ?? ""
  return { digits: BigInt((match[1] ?? "0") + fraction), scale: fraction.length }
}

/** The same with an optional minus sign. */
export function signedOfText(text: string): Exact | null {
  if (!text.startsWith("-")) return exactOfText(text)
  const value = exactOfText(text.slice(1))
  return value && { digits: -value.digits, scale: value.scale }
}

export function times(a: Exact, b: Exact): Exact {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale }
}

/** Below 0, 0 or above 0 as `a` is less than, equal to or more than `b`. */
export function compare(a: Exact, b: Exact): number {
  const scale = Math.max(a.scale, b.scale)
  const left = a.digits * powerOfTen(scale - a.scale)
  const right = b.digits * powerOfTen(scale - b.scale)
  return left < right ? -1 : left > right ? 1 : 0
}

/** 100 + percent, in hundredths: what a price is multiplied by. */
export function percentFactor(percent: Exact): Exact {
  return { digits: 100n * powerOfTen(percent.scale) + percent.digits, scale: percent.scale + 2 }
}

/** The value in units of 10^-`places`, halves to the even one. */
export function roundedUnits(value: Exact, places: number): number {
  const excess = value.scale - places
  if (excess <= 0) return Number(value.digits * powerOfTen(-excess))
  const guess = clearlyRounded(Number(value.digits) / (NUMBER_POWERS[excess] ?? Number.NaN))
  return guess ?? Number(roundRatio(value.digits, powerOfTen(excess)))
}

/** `a` / `b` in units of 10^-`places`, halves to the even one; `b` above 0. */
export function ratioUnits(a: Exact, b: Exact, places: number): number {
  const scale = a.scale - b.scale - places
  const power = NUMBER_POWERS[Math.abs(scale)] ?? Number.NaN
  const ratio = Number(a.digits) / Number(b.digits)
  const guess = clearlyRounded(scale < 0 ? ratio * power : ratio / power)
  return guess ?? Number(roundRatio(a.digits * powerOfTen(b.scale + places), b.digits * powerOfTen(a.scale)))
}

/**
 * The nearest whole number to a quotient that may be off by a few units in its last place, or null where it lies so close
 * to a half that this could matter, is negative or large: then it is worked out in whole numbers.
 */
function clearlyRounded(quotient: number): number | null {
  if (!(quotient >= 0 && quotient < 1e14)) return null
  const whole = Math.floor(quotient)
  const aboveHalf = quotient - whole - 0.5
  if (Math.abs(aboveHalf) <= quotient * 2 ** -48) return null
  return aboveHalf > 0 ? whole + 1 : whole
}

/** The value as a number, the nearest there is. */
export function toNumber(value: Exact): number {
  if (value.scale === 0) return Number(value.digits)
  const whole = Number(value.digits)
  const divisor = NUMBER_POWERS[value.scale] ?? Number.NaN
  return value.scale <= EXACT_POWER && Number.isSafeInteger(whole) ? whole / divisor : Number(toText(value))
}

/** The value written out, without zeros that say nothing. */
export function toText({ digits, scale }: Exact): string {
  if (scale === 0) return String(digits)
  const negative = digits < 0n
  const text = String(negative ? -digits : digits).padStart(scale + 1, "0")
  const fraction = text.slice(-scale).replace(/0+$/, "")
  return `${negative ? "-" : ""}${text.slice(0, -scale)}${fraction && `.${fraction}`}`
}

function powerOfTen(exponent: number): bigint {
  return POWERS[exponent] ?? 10n ** BigInt(exponent)
}
