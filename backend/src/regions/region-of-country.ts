import { COUNTRIES, EMBARGOED_COUNTRIES, type Coid } from "../contract"

/** Every country with the company that serves it. Source: decision 51. */
export const REGION_COUNTRIES: Readonly<Record<Coid, readonly string[]>> = {
  INC: codesOf("INC"),
  EUR: codesOf("EUR"),
  MSA: codesOf("MSA"),
  SIN: codesOf("SIN"),
  DUB: codesOf("DUB"),
}

const REGION_BY_CODE: ReadonlyMap<string, Coid> = new Map(COUNTRIES.map(({ code, region }) => [code, region]))
const EMBARGOED: ReadonlySet<string> = new Set(EMBARGOED_COUNTRIES)

/** The region that serves an ISO-2 country in any case; INC for "Other" and for a code nobody knows (decision 51). */
export function regionOfCountry(code: string): Coid {
  return REGION_BY_CODE.get(code.trim().toUpperCase()) ?? "INC"
}

/** Whether an ISO-2 code, in any case, stands in the country list. */
export function isKnownCountry(code: string): boolean {
  return REGION_BY_CODE.has(code.trim().toUpperCase())
}

/** Whether goods to this ISO-2 country need a compliance release before checkout. Source: decision 51. */
export function isEmbargoed(code: string): boolean {
  return EMBARGOED.has(code.trim().toUpperCase())
}

function codesOf(region: Coid): readonly string[] {
  return COUNTRIES.filter((country) => country.region === region).map((country) => country.code)
}
