import "server-only"
import { COUNTRIES, DEFAULT_COUNTRY, DEFAULT_SEGMENT, type Coid } from "@billet/backend/contract"
import { cookies } from "next/headers"
import { getSession } from "@/features/auth/session"
import { COUNTRY_COOKIE } from "./country-values"

/** The country a visitor chose in the header; the United States until then (decision 11). */
export async function getCountry(): Promise<string> {
  const value = (await cookies()).get(COUNTRY_COOKIE)?.value
  return COUNTRIES.find((country) => country.code === value)?.code ?? DEFAULT_COUNTRY
}

/** The company that serves the reader: the buyer's own region, else that of the chosen country. */
export async function getRegion(): Promise<Coid> {
  const country = await getCountry()
  const chosen = COUNTRIES.find((one) => one.code === country)?.region ?? DEFAULT_SEGMENT
  const own = (await getSession())?.user.regionCode
  return COUNTRIES.find((one) => one.region === own)?.region ?? chosen
}
