/** Columns of the stock feed; all are required, in any order. Source: decision 52. */
export const STOCK_COLUMNS = [
  "productCode",
  "productName",
  "productCategory",
  "metalCategory",
  "stockGrade",
  "productType",
  "stockType",
  "productCondition",
  "productSize",
  "outerDiameter",
  "insideDiameter",
  "coid",
  "stratificationRank",
  "avlStkZone",
  "isSpecialOffer",
  "isPopularItem",
  "averageCostPerLb",
  "averageCostPerInch",
  "averageCostPerKg",
  "availableInches",
  "availablePieces",
] as const

/** Columns of the heat feed; all are required, in any order. Source: decision 52. */
export const HEAT_COLUMNS = [
  "stockItemId",
  "productCode",
  "coid",
  "millId",
  "castNumber",
  "pieces",
  "lengthsInInches",
  "meltCountry",
  "baseSpecification",
  "yieldStrengthKsi",
  "tensileStrengthKsi",
  "elongationPercent",
  "hardness",
  "certificateType",
] as const

/** One value of a feed row that was refused, as it stood there. */
export type FeedProblem = { field: string; value: string; reason: string }
export type ParsedRow<Row> = { ok: true; row: Row } | { ok: false; problems: FeedProblem[] }

/** What is wrong with a feed as a whole: required columns that are missing or stand there twice. Others are ignored. */
export function feedHeaderProblems(header: readonly string[], columns: readonly string[]): FeedProblem[] {
  const names = header.map((name) => name.trim())
  return columns.flatMap((column) => {
    const times = names.filter((name) => name === column).length
    if (times === 1) return []
    return [{ field: column, value: "", reason: times === 0 ? "required column is missing" : "column stands there twice" }]
  })
}
