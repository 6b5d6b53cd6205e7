import {
  COIDS,
  METAL_CATEGORIES,
  PRODUCT_TYPES,
  STOCK_TYPES,
  STOCK_ZONES,
  STRATIFICATION_RANKS,
  coidListOf,
  parseProductSize,
  type CatalogueItem,
  type Coid,
} from "../contract"
import type { ParsedRow } from "./feed-columns"
import { FeedFields, type FeedRecord } from "./feed-fields"

/** A stock item as a feed states it. Inches and USD; blanks are null; `coid` is comma separated without blanks. */
export type StockRow = Omit<CatalogueItem, "withdrawn">

type SizeOfRow = Pick<StockRow, "stockType" | "productSize" | "outerDiameter" | "insideDiameter">

const MAX_DIAMETER = 1000
/** What the stock tables hold as whole numbers (thousandths of an inch, ten-thousandths of a dollar). */
const MAX_COST = 200_000
const MAX_INCHES = 2_000_000
const KNOWN_COIDS: ReadonlySet<string> = new Set<Coid>(COIDS)

/**
 * Reads one row of the stock feed. Unknown columns are ignored; every field that is wrong is reported with its value and
 * the reason. Sizes must agree: one number equal to the outer diameter for a round, outer and inner diameter for a tube,
 * width and height and no diameters for a flat. Source: decisions 12, 13 and 52.
 */
export function parseStockRow(record: FeedRecord): ParsedRow<StockRow> {
  const fields = new FeedFields(record)
  const row: StockRow = {
    productCode: fields.productCode(),
    productName: fields.text("productName", { max: 200 }),
    productCategory: fields.text("productCategory", { max: 100 }),
    metalCategory: fields.oneOf("metalCategory", METAL_CATEGORIES),
    stockGrade: fields.text("stockGrade", { max: 60 }).toUpperCase(),
    productType: fields.oneOf("productType", PRODUCT_TYPES),
    stockType: fields.oneOf("stockType", STOCK_TYPES),
    productCondition: fields.text("productCondition", { max: 100 }).toUpperCase(),
    productSize: fields.text("productSize", { max: 40 }),
    outerDiameter: fields.number("outerDiameter", { min: 0, max: MAX_DIAMETER }),
    insideDiameter: fields.number("insideDiameter", { min: 0, max: MAX_DIAMETER }),
    coid: readCoids(fields),
    stratificationRank: fields.oneOf("stratificationRank", STRATIFICATION_RANKS),
    avlStkZone: fields.oneOf("avlStkZone", STOCK_ZONES),
    isSpecialOffer: fields.boolean("isSpecialOffer"),
    isPopularItem: fields.boolean("isPopularItem"),
    averageCostPerLb: fields.number("averageCostPerLb", { min: 0, max: MAX_COST }),
    averageCostPerInch: fields.number("averageCostPerInch", { min: 0, max: MAX_COST }),
    averageCostPerKg: fields.number("averageCostPerKg", { min: 0, max: MAX_COST }),
    availableInches: fields.requiredNumber("availableInches", { min: 0, max: MAX_INCHES }),
    availablePieces: fields.requiredNumber("availablePieces", { min: 0, max: 1_000_000, whole: true }),
  }
  if (!fields.isRefused("stockType", "productSize", "outerDiameter", "insideDiameter")) checkSize(fields, row)
  return fields.finish(row)
}

function readCoids(fields: FeedFields): string {
  const coids = coidListOf(fields.raw("coid")).map((coid) => coid.toUpperCase())
  const unknown = coids.filter((coid) => !KNOWN_COIDS.has(coid))
  if (unknown.length > 0) fields.refuse("coid", `unknown company ${unknown.join(", ")}`)
  return [...new Set(coids)].join(",")
}

function checkSize(fields: FeedFields, row: SizeOfRow): void {
  const size = parseProductSize(row.productSize, row.stockType)
  if (!size) return fields.refuse("productSize", `is no size of a ${row.stockType}`)
  const sides = ["outerDiameter", "insideDiameter"] as const
  for (const side of sides) {
    const expected = size[side]
    if (expected === undefined && row[side] !== null) fields.refuse(side, `must be blank for a ${row.stockType}`)
    else if (expected !== undefined && row[side] !== expected) fields.refuse(side, `must agree with the size ${row.productSize}`)
  }
}
