import type { ImageReader, ImageWriter } from "../image/stock-image"
import type { GroupedLists } from "./grouped-lists"

export const TEXT_FIELDS = ["kind", "grade", "condition", "dimension"] as const
export type TextField = (typeof TEXT_FIELDS)[number]

/**
 * Where each term stands. Most terms belong to a value, so that finding a word is choosing values: it costs the same for
 * a thousand items as for a million. Only what no value explains is kept item by item.
 */
export type TermIndex = {
  /** In order, so that all terms with one beginning stand together. */
  terms: readonly string[]
  /** Per term the values all of whose items have it. */
  values: Record<TextField, GroupedLists>
  /** Per term the slots that have it beyond that. */
  slots: GroupedLists
}

const LISTS = [...TEXT_FIELDS, "slots"] as const

/** Puts it into an image; answers the terms. */
export function imageOfTerms({ terms, values, slots }: TermIndex, image: ImageWriter): readonly string[] {
  for (const name of LISTS) {
    const list = name === "slots" ? slots : values[name]
    image.keep(`terms.${name}.start`, list.start)
    image.keep(`terms.${name}`, list.values)
  }
  return terms
}

export function termIndexOf(terms: readonly string[], image: ImageReader): TermIndex {
  const list = (name: (typeof LISTS)[number]): GroupedLists => ({
    start: image.array(`terms.${name}.start`, Uint32Array),
    values: image.array(`terms.${name}`, Uint32Array),
  })
  const values = { kind: list("kind"), grade: list("grade"), condition: list("condition"), dimension: list("dimension") }
  return { terms, values, slots: list("slots") }
}

/** The terms that begin with a text: from the first number up to, not including, the second. */
export function termsWithPrefix(terms: readonly string[], prefix: string, low = 0, high = terms.length): [number, number] {
  const first = firstFrom(terms, prefix, low, high)
  return [first, firstFrom(terms, prefix + "\uffff", first, high)]
}

/** The place of a term, or -1. */
export function termAt(terms: readonly string[], term: string): number {
  const at = firstFrom(terms, term)
  return terms[at] === term ? at : -1
}

/** The first place from `low` up to `high` whose text is not before the given one. */
export function firstFrom(texts: readonly string[], text: string, low = 0, high = texts.length): number {
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((texts[middle] ?? "") < text) low = middle + 1
    else high = middle
  }
  return low
}
