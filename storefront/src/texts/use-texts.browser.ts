import { useContext } from "react"
import type { Catalogue, Texts } from "./catalogue"
import type { Language } from "./languages"
import { sayIn } from "./messages"
import { TextsContext } from "./texts-context"

/** The texts of a catalogue in the reader's language. On the server `use-texts.server` stands in its place. */
export function useTexts<T extends Texts>({ name, texts }: Catalogue<T>): T {
  return (useContext(TextsContext).texts[name] ?? texts) as T
}

/** Says a sentence of the server or the contract in the reader's language. */
export function useSay(): (sentence: string) => string {
  const { messages } = useContext(TextsContext)
  return (sentence) => sayIn(messages, sentence)
}

export function useLanguage(): Language {
  return useContext(TextsContext).language
}
