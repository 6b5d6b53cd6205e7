import { COUNTRIES, type Country } from "@billet/backend/contract"
import type { Language } from "../texts/languages"

const OTHER = "ZZ"
const OTHER_WORDS: Partial<Record<Language, string>> = { es: "Otro" }

/** The name of an ISO-2 code: in English the contract's, else the language's own; an unknown code stands for itself. */
export function countryName(code: string, language: Language = "en"): string {
  const known = COUNTRIES.find((country) => country.code === code.toUpperCase())
  if (!known) return code
  if (language === "en") return known.name
  if (known.code === OTHER) return OTHER_WORDS[language] ?? known.name
  return new Intl.DisplayNames(language, { type: "region" }).of(known.code) ?? known.name
}

/** The countries by their names in a language, in its order, "Other" last. */
export function countriesIn(language: Language): readonly Pick<Country, "code" | "name">[] {
  if (language === "en") return COUNTRIES
  const order = new Intl.Collator(language)
  const named = COUNTRIES.map(({ code }) => ({ code, name: countryName(code, language) }))
  return named.sort((a, b) => Number(a.code === OTHER) - Number(b.code === OTHER) || order.compare(a.name, b.name))
}
