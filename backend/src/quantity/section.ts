import { parseProductSize, type StockType } from "../contract"

/** The cross-section of a bar, inches. */
export type SectionShape =
  | { kind: "round"; outerDiameter: number }
  | { kind: "tube"; outerDiameter: number; insideDiameter: number }
  | { kind: "flat"; width: number; thickness: number }

/** What the stock list says about a section. Inches; diameters may be missing when the size text carries them. */
export type SectionFacts = {
  stockType: StockType
  productSize: string
  outerDiameter?: number | null
  insideDiameter?: number | null
}

/** The size of an item is no section a weight can be computed from. */
export class UnknownSectionError extends Error {
  override readonly name = "UnknownSectionError"
  constructor(readonly facts: SectionFacts) {
    super(`No section follows from stock type "${facts.stockType}" and size "${facts.productSize}"`)
  }
}

/**
 * The section of a stock item: its own diameters where both are given, else its size text (decision 12).
 * @throws UnknownSectionError when neither gives one, or a tube has no wall.
 */
export function sectionOf(facts: SectionFacts): SectionShape {
  const shape = fromDiameters(facts) ?? fromSizeText(facts)
  if (!shape) throw new UnknownSectionError(facts)
  return shape
}

function fromDiameters({ stockType, outerDiameter, insideDiameter }: SectionFacts): SectionShape | null {
  if (!isPositive(outerDiameter)) return null
  if (stockType === "round") return { kind: "round", outerDiameter }
  if (stockType !== "tube" || !isPositive(insideDiameter) || insideDiameter >= outerDiameter) return null
  return { kind: "tube", outerDiameter, insideDiameter }
}

function fromSizeText({ stockType, productSize }: SectionFacts): SectionShape | null {
  const size = parseProductSize(productSize, stockType)
  if (!size) return null
  const { outerDiameter, insideDiameter, width, thickness } = size
  if (outerDiameter !== undefined && insideDiameter !== undefined) return { kind: "tube", outerDiameter, insideDiameter }
  if (outerDiameter !== undefined) return { kind: "round", outerDiameter }
  if (width !== undefined && thickness !== undefined) return { kind: "flat", width, thickness }
  return null
}

function isPositive(value: number | null | undefined): value is number {
  return value != null && Number.isFinite(value) && value > 0
}
