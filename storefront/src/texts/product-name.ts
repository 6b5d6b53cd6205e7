import { fill } from "./fill"
import type { conditionTexts } from "./en/conditions"
import type { drawingTexts } from "./en/drawing"
import type { Language } from "./languages"
import { phrasesIn } from "./trade-words"

type NameWords = { items: typeof drawingTexts.texts.items; conditions: typeof conditionTexts.texts }

const NAME = /^(?<what>.+?) (?<form>round bar|flat bar|tube)\b(?<rest>.*)$/i
const KINDS: Readonly<Record<string, keyof NameWords["items"]>> = { "round bar": "round", "flat bar": "flat", tube: "tube" }

/**
 * A product's name, which the stock writes in English, in a language: "718 Annealed Round Bar 4.500 in" as "Barra redonda 718
 * recocido 4.500 in". A name of another make stays as it is.
 */
export function productNameIn(language: Language, { items, conditions }: NameWords, name: string): string {
  const { what, form, rest } = NAME.exec(name)?.groups ?? {}
  const kind = KINDS[form?.toLowerCase() ?? ""]
  if (language === "en" || what === undefined || kind === undefined) return name
  const said = (text: string) => phrasesIn(text, (phrase) => conditions[phrase].toLowerCase())
  return fill(items[kind], { grade: said(what) }) + said(rest ?? "")
}
