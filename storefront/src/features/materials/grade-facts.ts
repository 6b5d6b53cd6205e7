export type MechanicalProperty = "Yield Strength (0.2%)" | "Tensile Strength" | "Elongation" | "Reduction of Area" | "Hardness"

/** General knowledge, found in no published source: shown as typical, never as a limit someone guarantees. */
export const GENERAL_KNOWLEDGE = "GK"

/** Weight per cent. Without `min` and `max` it is the balance, or present and not limited. */
export type ElementLimit = { element: string; min?: number; max?: number; balance?: true; source: string }

/** One chemistry of a grade; `name` is null for the usual one. */
export type Composition = { name: string | null; elements: readonly ElementLimit[] }

export type MechanicalFigure = {
  property: MechanicalProperty
  limit: "min" | "max" | "typical"
  value: number
  unit: "ksi" | "%" | "HBW" | "HRC"
  source: string
}

export type Condition = { name: string; spec: string | null; properties: readonly MechanicalFigure[] }

/** Where figures were read: an address, a title, or both. `key` is what the figures name. */
export type Source = { key: string; url?: string; title?: string }

/** What is written about one grade. Names, UNS numbers, standards and density stand in the contract. */
export type GradeFacts = {
  stockGrade: string
  densitySource: string
  compositions: readonly Composition[]
  conditions: readonly Condition[]
  standards: readonly string[]
  /** Hardness limit for sour service; `maxHrc` is null where the standard sets none or the grade is not for it. */
  sourService: { maxHrc: number | null; condition: string; source: string } | null
  sources: readonly Source[]
}

export function isTypical(figure: { source: string; limit?: string }): boolean {
  return figure.source === GENERAL_KNOWLEDGE || figure.limit === "typical"
}
