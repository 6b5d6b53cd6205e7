import { sentenceCase } from "../lib/sentence-case"
import { conditionTexts } from "./en/conditions"
import type { tradeTexts } from "./en/trade"

export type TradeWords = { trade: typeof tradeTexts.texts; conditions: typeof conditionTexts.texts }
type Words = Readonly<Record<string, string>>

/** What a code of the stock or the server is called; one without a word of its own stands as it is, made easy to read. */
export function wordFor(words: Words, code: string): string {
  return (Object.hasOwn(words, code) ? words[code] : undefined) ?? sentenceCase(code)
}

type Phrase = keyof typeof conditionTexts.texts
const longestFirst = Object.keys(conditionTexts.texts).sort((a, b) => b.length - a.length)
const phrases = new RegExp(
  longestFirst
    .map((one) => one.replace("(", "\\("))
    .map((one) => `(?<!\\w)${one}(?!\\w)`)
    .join("|"),
  "gi",
)

/** Puts what is said for each word of a condition, however it is capitalised, in its place. */
export function phrasesIn(text: string, said: (phrase: Phrase) => string): string {
  return text.replace(phrases, (phrase) => said(phrase.toUpperCase() as Phrase))
}

/** A condition's name: "QUENCHED & TEMPERED (110K)" as "Quenched & tempered (110K)", in Spanish "Templado y revenido (110K)". */
export function conditionName(words: Words, condition: string): string {
  return sentenceCase(phrasesIn(condition, (phrase) => words[phrase] ?? phrase))
}

/** A condition in the capitals the stock writes it in. */
export function conditionWords(words: Words, condition: string): string {
  return phrasesIn(condition, (phrase) => (words[phrase] ?? phrase).toUpperCase())
}
