import { gradeOf, type MetalCategory } from "../contract"

/** Pounds per cubic inch where the grade is unknown. Source: decision 28. */
export const METAL_DENSITIES: Record<MetalCategory, number> = { NICKEL: 0.3, STAINLESS: 0.289, "LOW ALLOY": 0.284 }

/** Density in pounds per cubic inch: the grade's, else the metal's. Grades are compared in any case. */
export function densityOf(material: { stockGrade: string; metalCategory: MetalCategory }): number {
  return gradeOf(material.stockGrade)?.densityLbIn3 ?? METAL_DENSITIES[material.metalCategory]
}
