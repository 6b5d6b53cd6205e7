/** Countries whose postal codes have one form. Of the others it is only known that there is something to read in one. */
const FORMS: ReadonlyMap<string, RegExp> = new Map([
  ["US", /^\d{5}(-\d{4})?$/],
  ["CA", /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i],
])
const READABLE = /[\p{L}\p{Nd}]/u

/** Whether a country can have such a postal code; the country is ISO-2 in upper case. */
export function isPostalCode({ postalCode, country }: { postalCode: string; country: string }): boolean {
  return (FORMS.get(country) ?? READABLE).test(postalCode)
}
