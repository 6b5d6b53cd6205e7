import { GRADES, type Grade, type MetalCategory } from "@billet/backend/contract"
import type { GradeFacts } from "./grade-facts"
import { ALL_GRADE_FACTS } from "./grades"

/** A grade with all that is known of it. `slug` is its part of the address. */
export type Material = Grade & { slug: string; facts: GradeFacts }

const FACTS = new Map(ALL_GRADE_FACTS.map((facts) => [facts.stockGrade, facts]))

/** Every grade that has facts, in the order of the stock list. */
export const MATERIALS: readonly Material[] = GRADES.flatMap((grade) => {
  const facts = FACTS.get(grade.stockGrade)
  return facts ? [{ ...grade, slug: gradeSlug(grade.stockGrade), facts }] : []
})

/** "SUPER DUPLEX F55" is super-duplex-f55, "316/316L" is 316-316l. */
export function gradeSlug(stockGrade: string): string {
  return stockGrade
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
}

export function materialsOf(metal: MetalCategory): Material[] {
  return MATERIALS.filter((material) => material.metalCategory === metal)
}

export function materialAt(metal: MetalCategory, slug: string): Material | undefined {
  return MATERIALS.find((material) => material.metalCategory === metal && material.slug === slug)
}

/** The name to call a grade by in a sentence: its first common name, which is nobody's trade mark. */
export function gradeTitle({ stockGrade, commonNames }: Grade): string {
  const [first] = commonNames
  return first?.toLowerCase().startsWith("alloy") || first?.startsWith("AISI") ? first : stockGrade
}

/** What a grade is called, each name once, the one for sentences first. */
export function namesOf(grade: Grade): string[] {
  const title = gradeTitle(grade)
  return [title, ...grade.commonNames.filter((name) => name.toLowerCase() !== title.toLowerCase())]
}
