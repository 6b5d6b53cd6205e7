"use server"

import { COUNTRIES } from "@billet/backend/contract"
import { cookies } from "next/headers"
import { COUNTRY_COOKIE } from "./country-values"

const ONE_YEAR = 365 * 24 * 60 * 60

/** Keeps the visitor's country; an unknown code changes nothing. */
export async function chooseCountry(code: string): Promise<void> {
  if (!COUNTRIES.some((country) => country.code === code)) return
  const store = await cookies()
  store.set(COUNTRY_COOKIE, code, { sameSite: "lax", path: "/", maxAge: ONE_YEAR, httpOnly: true })
}
