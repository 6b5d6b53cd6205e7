import { use } from "react"
import type { Catalogue, Texts } from "./catalogue"
import { getLanguage, textsIn } from "./get-texts"
import type { Language } from "./languages"

/** The texts of a catalogue in the reader's language, in a component that does not wait; an async one awaits `getTexts`. */
export function useTexts<T extends Texts>(catalogue: Catalogue<T>): T {
  return textsIn(use(getLanguage()), catalogue)
}

export function useLanguage(): Language {
  return use(getLanguage())
}
