const VALID_CODE = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/

/**
 * The form of a product code used in addresses and as the unique key: lower case, spaces to underscores, every other
 * character stripped. Idempotent, so a code that is already normalised stays as it is. Source: decision 6.
 */
export function normaliseProductCode(code: string): string {
  return code
    .trim()
    .toLowerCase()
    .replace(/\s/g, "_")
    .replace(/[^a-z0-9_]/g, "")
}

/**
 * Whether a code may enter the catalogue: ASCII letters, digits and single spaces between them, at most 120 characters.
 * Two such codes share a normalised form only when they differ in case alone. Source: decision 13.
 */
export function isValidProductCode(code: string): boolean {
  return code.length <= 120 && VALID_CODE.test(code)
}
