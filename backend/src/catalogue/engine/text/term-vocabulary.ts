import { Dictionary } from "../store/dictionary"
import { termsOfWord, wordsOf } from "./item-terms"

const FIRST_SIZE = 1 << 12

type KnownWord = { word: string; ids: readonly number[] }

/**
 * Numbers the terms of many texts. The same few words stand in most texts, so each is taken apart once, and found again
 * letter by letter where it stands: cutting millions of words out of their texts would cost more than all the rest.
 */
export class TermVocabulary {
  readonly terms = new Dictionary()
  private known: (KnownWord | undefined)[] = new Array<KnownWord | undefined>(FIRST_SIZE)
  private knownCount = 0

  /** Calls `visit` with each term of a text; a term may come more than once. */
  forEachTerm(text: string, visit: (term: number) => void): void {
    let start = 0
    let hash = 0
    for (let at = 0; at <= text.length; at++) {
      const code = at < text.length ? text.charCodeAt(at) : SPACE
      if (code > 127) return this.forEachTermOfAnyLanguage(text, visit)
      if (code !== SPACE && code !== COMMA && (code < 9 || code > 13)) {
        hash = (Math.imul(hash, 31) + upper(code)) | 0
        continue
      }
      if (at > start) for (const id of this.idsOf(text, start, at, hash)) visit(id)
      start = at + 1
      hash = 0
    }
  }

  idsOfTexts(texts: readonly string[]): number[] {
    const ids = new Set<number>()
    for (const text of texts) this.forEachTerm(text, (id) => ids.add(id))
    return [...ids]
  }

  private forEachTermOfAnyLanguage(text: string, visit: (term: number) => void): void {
    for (const word of wordsOf(text)) for (const term of termsOfWord(word)) visit(this.terms.add(term))
  }

  private idsOf(text: string, start: number, end: number, hash: number): readonly number[] {
    const mask = this.known.length - 1
    let at = (hash ^ (hash >>> 15)) & mask
    for (let entry = this.known[at]; entry; entry = this.known[at]) {
      if (isSameWord(entry.word, text, start, end)) return entry.ids
      at = (at + 1) & mask
    }
    const word = text.slice(start, end).toUpperCase()
    const ids = termsOfWord(word).map((term) => this.terms.add(term))
    this.known[at] = { word, ids }
    if (++this.knownCount * 2 > this.known.length) this.grow()
    return ids
  }

  private grow(): void {
    const before = this.known
    const mask = before.length * 2 - 1
    this.known = new Array<KnownWord | undefined>(before.length * 2)
    for (const entry of before) {
      if (!entry) continue
      let hash = 0
      for (let at = 0; at < entry.word.length; at++) hash = (Math.imul(hash, 31) + entry.word.charCodeAt(at)) | 0
      let at = (hash ^ (hash >>> 15)) & mask
      while (this.known[at]) at = (at + 1) & mask
      this.known[at] = entry
    }
  }
}

const SPACE = 32
const COMMA = 44

const upper = (code: number): number => (code > 96 && code < 123 ? code - 32 : code)

function isSameWord(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) !== upper(text.charCodeAt(start + at))) return false
  return true
}
