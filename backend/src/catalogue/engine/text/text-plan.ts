import type { Newcomers } from "../base/newcomers"
import type { StockBase } from "../base/stock-base"
import { codeBeginning } from "./code-beginning"
import { clauseInBase, isAnyTermAlive, markNewcomers, type Clause } from "./clause"
import { neighboursOf } from "./neighbours"
import { asCodeText, readQueryWords } from "./query-words"
import { resolveWords, type Vocabulary, type WordPlan } from "./resolve-words"
import { termAt, termsWithPrefix } from "./term-index"

/** A search text made ready: all its words must be met. */
export type TextPlan = {
  words: readonly WordPlan[]
  clauses: readonly Clause[]
  /** Per newcomer, counted from the first slot after the base, how many words it meets. */
  newcomerMarks: Uint8Array
  /** The text as one line, for comparing with product codes. */
  codeText: string
  /** The words as they are looked for, upper-case. */
  texts: readonly string[]
}

/** Null when the text asks for nothing. */
export function planText(text: readonly string[], base: StockBase, newcomers: Newcomers): TextPlan | null {
  const typed = readQueryWords(text)
  if (typed.length === 0) return null
  const { words, plans } = resolveWords(typed, vocabularyOf(base, newcomers))
  const newcomerMarks = new Uint8Array(base.columns.length - base.size)
  for (const { any } of plans) markNewcomers(any, newcomers, base, newcomerMarks)
  return {
    words: plans,
    clauses: plans.map(({ any }) => clauseInBase(any, base)),
    newcomerMarks,
    codeText: words === typed ? asCodeText(text) : words.map((word) => word.text).join(" "),
    texts: words.map((word) => word.text),
  }
}

function vocabularyOf(base: StockBase, newcomers: Newcomers): Vocabulary {
  const { terms } = base.terms
  const hasPrefix = (prefix: string): boolean => {
    const [first, end] = termsWithPrefix(newcomers.termsInOrder, prefix)
    return end > first || isAnyTermAlive(base, termsWithPrefix(terms, prefix))
  }
  const hasTerm = (term: string): boolean => {
    const at = termAt(terms, term)
    return newcomers.hasTerm(term) || (at >= 0 && isAnyTermAlive(base, [at, at + 1]))
  }
  return {
    dimensions: base.columns.dimensions,
    hasPrefix,
    hasTerm,
    hasDimension: (dimension) => base.hasItems("dimension", [dimension]) || newcomers.hasDimension(dimension),
    neighboursOf: (word) =>
      [...new Set([...neighboursOf(word, terms), ...neighboursOf(word, newcomers.termsInOrder)])].filter(hasPrefix),
    codeBeginning: (text) => codeBeginning(text, base, newcomers),
  }
}
