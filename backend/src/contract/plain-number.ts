/** A fraction as trade sizes are quoted, from halves to sixty-fourths, behind whole ones or alone. */
const FRACTION = /^(?:(\d+)[- ])?([1-9]\d?)\/(2|4|8|16|32|64)$/
/** Decimals of an amount: finer than any saw cuts. */
const TEN_THOUSAND = 10_000

/**
 * A number as people type it, with a decimal point: "1,250.5" and, as in most of Europe, "1250,5" as "1250.5"; "24-1/2" and
 * "24 1/2" as "24.5", to four decimals. Any other text comes back as it is, trimmed.
 */
export function plainNumber(text: string): string {
  const trimmed = text.trim()
  const [, whole = "0", part = "", of = ""] = FRACTION.exec(trimmed) ?? []
  if (Number(part) < Number(of)) {
    const value = Number(whole) + Number(part) / Number(of)
    return String(Math.round(value * TEN_THOUSAND) / TEN_THOUSAND)
  }
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(trimmed)) return trimmed.replaceAll(",", "")
  return trimmed.replace(/^(\d+),(\d+)$/, "$1.$2")
}
