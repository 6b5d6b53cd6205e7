import { useContext } from "react"
import type { Catalogue, Texts } from "./catalogue"
import type { Language } from "./languages"
import { TextsContext } from "./texts-context"

/** The texts of a catalogue in the reader's language. On the server `use-texts.server` stands in its place. */
export function useTexts<T extends Texts>({ name, texts }: Catalogue<T>): T {
  return (useContext(TextsContext).texts[name] ?? texts) as T
}

export function useLanguage(): Language {
  return useContext(TextsContext).language
}
