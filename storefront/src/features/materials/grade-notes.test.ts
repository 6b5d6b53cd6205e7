import { conditionTexts } from "../../texts/en/conditions"
import { gradeNotesTexts } from "../../texts/en/grade-notes"
import { conditions as spanishConditions } from "../../texts/es/conditions"
import { gradeNotes } from "../../texts/es/grade-notes"
import { conditionName, phrasesIn } from "../../texts/trade-words"
import { MATERIALS } from "./material"

const facts = MATERIALS.map((material) => material.facts)
const spanish: Readonly<Record<string, string>> = gradeNotes
/** Words, not a designation: three small letters in a row, outside of what standards write so in every language. */
const saysWords = (text: string) => /[a-z]{3}/.test(text.replace(/\b(Cond\.|API Spec\b)/g, ""))
const unique = (texts: readonly string[]) => [...new Set(texts)].sort()

const notes = {
  specification: unique(facts.flatMap(({ conditions }) => conditions.flatMap(({ spec }) => spec ?? []))),
  "sour-service note": unique(facts.flatMap(({ sourService }) => sourService?.condition ?? [])),
  standard: unique(facts.flatMap(({ standards }) => standards)),
  chemistry: unique(facts.flatMap(({ compositions }) => compositions.flatMap(({ name }) => name ?? []))),
}

describe("the notes of the grade facts", () => {
  it.each(Object.entries(notes))("have Spanish words for every %s that says any", (_, texts) => {
    const untold = texts.filter((text) => saysWords(text) && (spanish[text] ?? text) === text)
    expect(untold).toEqual([])
  })

  it("are all still said by some grade", () => {
    const names = MATERIALS.flatMap(({ commonNames }) => commonNames)
    const titles = facts.flatMap(({ sources }) => sources.map(({ title }) => title))
    const said = new Set([...Object.values(notes).flat(), ...names, ...titles])
    expect(Object.keys(gradeNotesTexts.texts).filter((note) => !said.has(note))).toEqual([])
  })
})

describe("the conditions of the grade facts", () => {
  const names = unique(facts.flatMap(({ conditions }) => conditions.map(({ name }) => name)))

  it.each(names)("%s has Spanish for each of its words", (name) => {
    expect(saysWords(phrasesIn(name, () => ""))).toBe(false)
  })

  it("read as the stock's conditions do", () => {
    expect(conditionName(spanishConditions, "SOLUTION ANNEALED & AGED (120K)")).toBe("Recocido de solución y envejecido (120K)")
    expect(conditionName(conditionTexts.texts, "AS ROLLED")).toBe("As rolled")
  })
})
