import { gradeTerms } from "@billet/backend/catalogue"
import type { CatalogueItem } from "@billet/backend/contract"
import { toDocument, type MetalItemDocument } from "./metal-item-document"

type Level = { on_hand_mils: number; reserved_mils: number; deleted_at: Date | string | null }
/** A stock item with its levels, as `query.graph` reads it: thousandths of an inch, ten-thousandths of a dollar. */
type StockRow = Pick<CatalogueItem, "coid" | "withdrawn"> & {
  product_code: string
  product_name: string
  product_category: string
  metal_category: CatalogueItem["metalCategory"]
  stock_grade: string
  product_type: CatalogueItem["productType"]
  stock_type: CatalogueItem["stockType"]
  product_condition: string
  product_size: string
  outer_diameter_mils: number | null
  inside_diameter_mils: number | null
  stratification_rank: CatalogueItem["stratificationRank"]
  avl_stk_zone: CatalogueItem["avlStkZone"]
  is_special_offer: boolean
  is_popular_item: boolean
  cost_per_lb_e4: number | null
  cost_per_inch_e4: number | null
  cost_per_kg_e4: number | null
  feed_pieces: number
  levels?: (Level | null)[] | null
}

export const STOCK_ROW_FIELDS = [
  "product_code",
  "product_name",
  "product_category",
  "metal_category",
  "stock_grade",
  "product_type",
  "stock_type",
  "product_condition",
  "product_size",
  "outer_diameter_mils",
  "inside_diameter_mils",
  "coid",
  "stratification_rank",
  "avl_stk_zone",
  "is_special_offer",
  "is_popular_item",
  "cost_per_lb_e4",
  "cost_per_inch_e4",
  "cost_per_kg_e4",
  "feed_pieces",
  "withdrawn",
  "levels.on_hand_mils",
  "levels.reserved_mils",
  "levels.deleted_at",
]

/** The documents of stock rows. A grade's items are also found by what the grade is called elsewhere. */
export function toDocuments(rows: Record<string, unknown>[]): MetalItemDocument[] {
  return rows.map((row) => {
    const item = toItem(row as unknown as StockRow)
    return toDocument(item, gradeTerms(item.stockGrade))
  })
}

function toItem(row: StockRow): CatalogueItem {
  const levels = (row.levels ?? []).filter((level): level is Level => level !== null && !level.deleted_at)
  return {
    productCode: row.product_code,
    productName: row.product_name,
    productCategory: row.product_category,
    metalCategory: row.metal_category,
    stockGrade: row.stock_grade,
    productType: row.product_type,
    stockType: row.stock_type,
    productCondition: row.product_condition,
    productSize: row.product_size,
    outerDiameter: scaled(row.outer_diameter_mils, 1000),
    insideDiameter: scaled(row.inside_diameter_mils, 1000),
    coid: row.coid,
    stratificationRank: row.stratification_rank,
    avlStkZone: row.avl_stk_zone,
    isSpecialOffer: row.is_special_offer,
    isPopularItem: row.is_popular_item,
    averageCostPerInch: scaled(row.cost_per_inch_e4, 10_000),
    averageCostPerKg: scaled(row.cost_per_kg_e4, 10_000),
    averageCostPerLb: scaled(row.cost_per_lb_e4, 10_000),
    availableInches: levels.reduce((mils, level) => mils + level.on_hand_mils - level.reserved_mils, 0) / 1000,
    availablePieces: row.feed_pieces,
    withdrawn: row.withdrawn,
  }
}

const scaled = (whole: number | null, parts: number) => (whole === null ? null : whole / parts)
