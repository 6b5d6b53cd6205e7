import { normaliseProductCode, type HeatRow, type StockRow } from "@billet/backend/catalogue"
import type { HeatFeedRow, StockFeedRow } from "../sql/feed-batch"

const mils = (inches: number) => Math.round(inches * 1000)
const optional = (value: number | null, scale: number) => (value === null ? null : Math.round(value * scale))

/** Inches and dollars of a feed row as the whole numbers the tables hold. */
export function toStockFeedRow(row: StockRow): StockFeedRow {
  return {
    product_code: row.productCode,
    normalised_code: normaliseProductCode(row.productCode),
    product_name: row.productName,
    product_category: row.productCategory,
    metal_category: row.metalCategory,
    stock_grade: row.stockGrade,
    product_type: row.productType,
    stock_type: row.stockType,
    product_condition: row.productCondition,
    product_size: row.productSize,
    outer_diameter_mils: optional(row.outerDiameter, 1000),
    inside_diameter_mils: optional(row.insideDiameter, 1000),
    coid: row.coid,
    stratification_rank: row.stratificationRank,
    avl_stk_zone: row.avlStkZone,
    is_special_offer: row.isSpecialOffer,
    is_popular_item: row.isPopularItem,
    cost_per_lb_e4: optional(row.averageCostPerLb, 10_000),
    cost_per_inch_e4: optional(row.averageCostPerInch, 10_000),
    cost_per_kg_e4: optional(row.averageCostPerKg, 10_000),
    feed_pieces: row.availablePieces,
    available_mils: mils(row.availableInches),
  }
}

/** Heat lengths as whole thousandths of an inch. */
export function toHeatFeedRow(row: HeatRow): HeatFeedRow {
  return {
    stock_item_id: row.stockItemId,
    product_code: row.productCode,
    coid: row.coid,
    mill_id: row.millId,
    cast_number: row.castNumber,
    pieces: row.pieces,
    lengths_mils: row.lengthsInInches.map(mils),
    melt_country: row.meltCountry,
    base_specification: row.baseSpecification,
    yield_strength_ksi: row.yieldStrengthKsi,
    tensile_strength_ksi: row.tensileStrengthKsi,
    elongation_percent: row.elongationPercent,
    hardness: row.hardness,
    certificate_type: row.certificateType,
  }
}
