import { COUNTRIES } from "@billet/backend/contract"

/** The English name of an ISO-2 code; an unknown code stands for itself. */
export function countryName(code: string): string {
  return COUNTRIES.find((country) => country.code === code.toUpperCase())?.name ?? code
}
