import type { Decimal } from "decimal.js"
import type { MetalCategory } from "../contract"
import { densityOf } from "./densities"
import { Exact, PI } from "./exact"
import { sectionOf, type SectionFacts, type SectionShape } from "./section"

/** What the weight of an item follows from. */
export type MaterialFacts = SectionFacts & { stockGrade: string; metalCategory: MetalCategory }

/** Area of a section in square inches: pi/4 d2, pi/4 (OD2 - ID2), w x t. Source: decision 28. */
export function sectionArea(shape: SectionShape): number {
  return exactArea(shape).toNumber()
}

/**
 * Weight of one inch of an item in pounds, not rounded.
 * @throws UnknownSectionError when the item's size gives no section.
 */
export function poundsPerInch(facts: MaterialFacts): number {
  return exactPoundsPerInch(facts).toNumber()
}

/** The same, exact. */
export function exactPoundsPerInch(facts: MaterialFacts): Decimal {
  return exactArea(sectionOf(facts)).times(densityOf(facts))
}

function exactArea(shape: SectionShape): Decimal {
  switch (shape.kind) {
    case "round":
      return circle(shape.outerDiameter)
    case "tube":
      return circle(shape.outerDiameter).minus(circle(shape.insideDiameter))
    case "flat":
      return new Exact(shape.width).times(shape.thickness)
  }
}

function circle(diameter: number): Decimal {
  return PI.div(4).times(new Exact(diameter).pow(2))
}
