import { INCHES_PER_FOOT } from "./quantity-values"

/** Sections the weight calculator knows; sizes in inches. Hexagons and octagons are measured across the flats. */
export const WEIGHT_SHAPES = ["round", "tube", "flat", "square", "hexagon", "octagon"] as const
export type WeightShape = (typeof WEIGHT_SHAPES)[number]

export type ShapeSize = { shape: WeightShape; outer: number; inner?: number; thickness?: number }

/**
 * Area of a section in square inches: pi/4 d2, pi/4 (OD2 - ID2), w x t, s2, and F2 times sqrt(3)/2 for a hexagon and
 * 2 (sqrt(2) - 1) for an octagon. NaN where a needed size is missing or not above 0, or a tube has no wall.
 */
export function shapeArea({ shape, outer, inner = NaN, thickness = NaN }: ShapeSize): number {
  if (!(outer > 0)) return NaN
  switch (shape) {
    case "round":
      return (Math.PI / 4) * outer ** 2
    case "tube":
      return inner > 0 && inner < outer ? (Math.PI / 4) * (outer ** 2 - inner ** 2) : NaN
    case "flat":
      return thickness > 0 ? outer * thickness : NaN
    case "square":
      return outer ** 2
    case "hexagon":
      return (Math.sqrt(3) / 2) * outer ** 2
    case "octagon":
      return 2 * (Math.SQRT2 - 1) * outer ** 2
  }
}

/** Pounds of one piece: area x length in inches x density in lb/in3. NaN while a size is missing. */
export function shapeWeight(size: ShapeSize, lengthInInches: number, densityLbIn3: number): number {
  return lengthInInches > 0 ? shapeArea(size) * lengthInInches * densityLbIn3 : NaN
}

/** Pounds per foot. */
export function weightPerFoot(size: ShapeSize, densityLbIn3: number): number {
  return shapeWeight(size, INCHES_PER_FOOT, densityLbIn3)
}
