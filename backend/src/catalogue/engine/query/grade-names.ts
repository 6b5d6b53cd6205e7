import type { Dictionary } from "../store/dictionary"
import { joinedWord, wordsOf } from "../text/item-terms"

/** Finds the grades a text names: "super 13cr bar" names SUPER 13CR. */
export class GradeNames {
  /** Each grade's words without punctuation, between blanks. */
  private readonly names: string[] = []

  constructor(private readonly grades: Dictionary) {}

  /** The grades whose words stand in the text one after another. */
  namedIn(texts: readonly string[]): Set<number> {
    const typed = spaced(texts)
    const named = new Set<number>()
    for (let code = 0; code < this.grades.size; code++) {
      const name = (this.names[code] ??= spaced(wordsOf(this.grades.valueOf(code))))
      if (name !== "  " && typed.includes(name)) named.add(code)
    }
    return named
  }
}

const spaced = (words: readonly string[]): string => ` ${words.map(joinedWord).join(" ")} `
