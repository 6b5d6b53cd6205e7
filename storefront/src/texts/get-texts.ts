import "server-only"
import { cookies } from "next/headers"
import { cache } from "react"
import type { Catalogue, Texts } from "./catalogue"
import { SPANISH_OF_PAGES } from "./es"
import { SPANISH, SPANISH_MESSAGES } from "./es/browser"
import { LANGUAGE_COOKIE, toLanguage, type Language } from "./languages"
import { sayIn, type Messages } from "./messages"

type Translation = Readonly<Record<string, Texts>>
const TRANSLATIONS: Record<Language, { browser: Translation; pages: Translation; messages: Messages }> = {
  en: { browser: {}, pages: {}, messages: {} },
  es: { browser: SPANISH, pages: SPANISH_OF_PAGES, messages: SPANISH_MESSAGES },
}

/** The reader's language: the cookie of the choice in the footer. One address serves all, so no link changes with it. */
export const getLanguage = cache(async (): Promise<Language> => toLanguage((await cookies()).get(LANGUAGE_COOKIE)?.value))

/** The texts of a catalogue in the reader's language, for pages, actions and components that wait. */
export async function getTexts<T extends Texts>(catalogue: Catalogue<T>): Promise<T> {
  return textsIn(await getLanguage(), catalogue)
}

/** The texts of a catalogue in a language; each translation has the keys and placeholders of the English. */
export function textsIn<T extends Texts>(language: Language, { name, texts }: Catalogue<T>): T {
  const { browser, pages } = TRANSLATIONS[language]
  return (browser[name] ?? pages[name] ?? texts) as T
}

/** Says a sentence of the server or the contract in the reader's language. */
export async function getSay(): Promise<(sentence: string) => string> {
  const { messages } = TRANSLATIONS[await getLanguage()]
  return (sentence) => sayIn(messages, sentence)
}
