import type { MetalCategory } from "../contract"

/** Pounds per cubic inch by stock grade. Source: decision 28. */
const GRADE_DENSITIES: ReadonlyMap<string, number> = new Map([
  ["718", 0.297],
  ["725", 0.3],
  ["625", 0.305],
  ["825", 0.293],
  ["925", 0.292],
  ["945X", 0.296],
  ["X-750", 0.299],
  ["400", 0.318],
  ["K-500", 0.305],
  ["17-4PH", 0.282],
  ["15-5PH", 0.282],
  ["316/316L", 0.29],
  ["304/304L", 0.29],
  ["410", 0.282],
  ["420 MOD", 0.28],
  ["SUPER 13CR", 0.28],
  ["DUPLEX 2205", 0.282],
  ["SUPER DUPLEX F55", 0.282],
  ["SUPER DUPLEX 2507", 0.282],
  ["NITRONIC 50", 0.285],
  ["4130", 0.284],
  ["4140", 0.284],
  ["4145H MOD", 0.284],
  ["4330V MOD", 0.283],
  ["4340", 0.284],
  ["8630 MOD", 0.284],
  ["F22", 0.284],
  ["9CR-1MO", 0.282],
])

/** Pounds per cubic inch where the grade is unknown. Source: decision 28. */
export const METAL_DENSITIES: Record<MetalCategory, number> = { NICKEL: 0.3, STAINLESS: 0.289, "LOW ALLOY": 0.284 }

/** Density in pounds per cubic inch: the grade's, else the metal's. Grades are compared in any case. */
export function densityOf(material: { stockGrade: string; metalCategory: MetalCategory }): number {
  return GRADE_DENSITIES.get(material.stockGrade.trim().toUpperCase()) ?? METAL_DENSITIES[material.metalCategory]
}
