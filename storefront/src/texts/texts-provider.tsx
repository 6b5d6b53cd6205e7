"use client"

import { use, type ReactNode } from "react"
import type { Language } from "./languages"
import { ENGLISH, TextsContext, type SpokenTexts } from "./texts-context"

const LOADERS: Record<Exclude<Language, "en">, () => Promise<SpokenTexts>> = {
  es: async () => {
    const { SPANISH, SPANISH_MESSAGES } = await import("./es/browser")
    return { language: "es", texts: SPANISH, messages: SPANISH_MESSAGES }
  },
}
const loaded: Partial<Record<Language, Promise<SpokenTexts>>> = {}

/** Hands the texts of the reader's language to the parts of a page that run in the browser; they wait for its script. */
export function TextsProvider({ language, children }: { language: Language; children: ReactNode }) {
  const spoken = language === "en" ? ENGLISH : use((loaded[language] ??= LOADERS[language]()))
  return <TextsContext value={spoken}>{children}</TextsContext>
}
