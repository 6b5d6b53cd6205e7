/** The languages the shop speaks, each by its own name. English is the specification's and complete by definition. */
export const LANGUAGES = { en: "English", es: "Español" } as const
export type Language = keyof typeof LANGUAGES
/** How each writes a date; figures and money keep their US form in all of them. */
export const DATE_LOCALES: Record<Language, string> = { en: "en-US", es: "es-MX" }
export const LANGUAGE_COOKIE = "language"

/** The language a cookie names; English until the reader chooses. */
export function toLanguage(value: string | undefined): Language {
  return value === "es" ? value : "en"
}
