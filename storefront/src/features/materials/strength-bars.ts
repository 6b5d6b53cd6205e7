import { MPA_PER_KSI } from "../units/megapascals"
import type { UnitSystem } from "../units/unit-values"
import type { Condition, MechanicalProperty } from "./grade-facts"

/** The strengths of a condition, ksi. */
export type StrengthBar = { condition: string; yield: number | null; tensile: number | null }
/** A mark of the scale: what it says and where it stands, percent of the scale. */
export type Tick = { label: number; at: number }

const STEP_KSI = 50
const STEP_MPA = 250

/** Yield and tensile strength of each condition that states any: the least there is, or the typical one. */
export function strengthBars(conditions: readonly Condition[]): StrengthBar[] {
  return conditions.map(toBar).filter((bar) => bar.yield !== null || bar.tensile !== null)
}

/** Where the scale of the bars ends, ksi. */
export function scaleEnd(bars: readonly StrengthBar[]): number {
  return Math.ceil(Math.max(...bars.map((bar) => Math.max(bar.yield ?? 0, bar.tensile ?? 0))) / STEP_KSI) * STEP_KSI
}

/** The round numbers of a system along a scale of so many ksi. */
export function scaleTicks(end: number, system: UnitSystem): Tick[] {
  const [step, last] = system === "us" ? [STEP_KSI, end] : [STEP_MPA, end * MPA_PER_KSI]
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => ({
    label: index * step,
    at: (index * step * 100) / last,
  }))
}

function toBar({ name, properties }: Condition): StrengthBar {
  const strength = (wanted: MechanicalProperty) =>
    properties.find(({ property, limit }) => property === wanted && limit !== "max")?.value ?? null
  return { condition: name, yield: strength("Yield Strength (0.2%)"), tensile: strength("Tensile Strength") }
}
