const SECRET_NAME =
  /pass(word|phrase|wd)|secret|token|authorization|cookie|api_?key|otp|recovery|cvc|card_?number|iban|jwt|hash$/i
const MASK = "***"

const MOST_DEPTH = 6
const MOST_ITEMS = 200
const MOST_CHARACTERS = 2000

/**
 * What may be written down of a record: values under names of secrets are masked at any depth, long texts and lists cut,
 * and what no JSON text can hold left out. Source: decision 43.
 */
export function maskSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === "string")
    return value
      .slice(0, MOST_CHARACTERS)
      .replace(/\0/g, "")
      .replace(/\p{Surrogate}/gu, "\ufffd")
  if (typeof value === "bigint") return String(value)
  if (typeof value !== "object" || value === null) return ["number", "boolean"].includes(typeof value) ? value : null
  if (depth >= MOST_DEPTH) return MASK
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map((one) => maskSecrets(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_ITEMS)
      .map(([name, field]) => [name, SECRET_NAME.test(name) ? MASK : maskSecrets(field, depth + 1)]),
  )
}
