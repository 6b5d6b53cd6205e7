import { GRADES, METAL_CATEGORIES } from "@billet/backend/contract"
import { familiesTexts } from "../../texts/en/families"
import { FAMILIES } from "./families"
import { GENERAL_KNOWLEDGE, type GradeFacts } from "./grade-facts"
import { ALL_GRADE_FACTS } from "./grades"
import { MATERIALS } from "./material"

const named = ALL_GRADE_FACTS.map((facts): [string, GradeFacts] => [facts.stockGrade, facts])

describe("the facts about the grades", () => {
  it("cover every grade of the stock list once, each with an address of its own", () => {
    expect(ALL_GRADE_FACTS.map(({ stockGrade }) => stockGrade).sort()).toEqual(GRADES.map(({ stockGrade }) => stockGrade).sort())
    expect(new Set(MATERIALS.map(({ slug }) => slug)).size).toBe(GRADES.length)
  })

  it.each(named)("name a source that is listed for every figure of %s, and list none that is unused", (_, facts) => {
    const used = new Set([
      facts.densitySource,
      ...(facts.sourService ? [facts.sourService.source] : []),
      ...facts.compositions.flatMap(({ elements }) => elements.map(({ source }) => source)),
      ...facts.conditions.flatMap(({ properties }) => properties.map(({ source }) => source)),
    ])
    used.delete(GENERAL_KNOWLEDGE)
    expect([...used].sort()).toEqual(facts.sources.map(({ key }) => key).sort())
    for (const source of facts.sources) expect(source.url ?? source.title).toBeTruthy()
  })

  it.each(named)("give possible chemistries of %s: limits in order, one balance at most, minima within the whole", (_, facts) => {
    for (const { elements } of facts.compositions) {
      expect(elements.filter(({ balance }) => balance).length).toBeLessThanOrEqual(1)
      expect(elements.reduce((sum, { min = 0 }) => sum + min, 0)).toBeLessThanOrEqual(100)
      expect(new Set(elements.map(({ element }) => element)).size).toBe(elements.length)
      for (const { min, max } of elements) if (min !== undefined && max !== undefined) expect(min).toBeLessThanOrEqual(max)
    }
  })

  it.each(named)("give possible strengths of %s: no yield minimum above the tensile minimum, shares below 100 %%", (_, facts) => {
    for (const { properties } of facts.conditions) {
      const minimum = (name: string) => properties.find(({ property, limit }) => property === name && limit === "min")?.value
      expect(minimum("Yield Strength (0.2%)") ?? 0).toBeLessThanOrEqual(minimum("Tensile Strength") ?? Infinity)
      for (const { value, unit } of properties) if (unit === "%") expect(value).toBeLessThan(100)
    }
  })
})

describe("the material families", () => {
  it("are the three metals, each with a summary that fits a card", () => {
    expect(FAMILIES.map(({ metal }) => metal).sort()).toEqual([...METAL_CATEGORIES].sort())
    for (const { summary } of Object.values(familiesTexts.texts)) expect(summary.length).toBeLessThanOrEqual(200)
  })
})
