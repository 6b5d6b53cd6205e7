const GRAMS_PER_CM3 = 27.679905

/** Grams per cubic centimetre of a density in pounds per cubic inch. */
export function gramsPerCubicCentimetre(poundsPerCubicInch: number): string {
  return (poundsPerCubicInch * GRAMS_PER_CM3).toFixed(2)
}
