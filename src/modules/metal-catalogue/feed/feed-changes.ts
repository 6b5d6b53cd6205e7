import type { FeedChange } from "@billet/backend/contract"
import type { HeatFeedRow, StockFeedRow } from "../sql/feed-batch"

type Value = string | number | boolean | null | number[]
/** How a kind of column reads in the feed, and when two values are one to the database. */
type Reading = { show: (value: Value) => string; same: (a: Value, b: Value) => boolean }

const divided = (scale: number) => (value: Value) => (value === null ? "" : String(Number(value) / scale))
const plain: Reading = { show: (value) => (value === null ? "" : String(value)), same: (a, b) => a === b }
const mils: Reading = { show: divided(1000), same: plain.same }
const dollars: Reading = { show: divided(10_000), same: plain.same }
/** Kept in single precision. */
const real: Reading = {
  show: plain.show,
  same: (a, b) => a === b || (a !== null && b !== null && Math.fround(Number(a)) === Math.fround(Number(b))),
}
const lengths: Reading = {
  show: (value) => (Array.isArray(value) ? value.map((one) => String(one / 1000)).join("|") : ""),
  same: (a, b) => JSON.stringify(a) === JSON.stringify(b),
}

type Column<Row> = [column: keyof Row & string, field: string, reading: Reading]

/** Every column whose change counts as a change of the item; the length goes to the stock levels. */
const STOCK: Column<StockFeedRow>[] = [
  ["product_name", "productName", plain],
  ["product_category", "productCategory", plain],
  ["metal_category", "metalCategory", plain],
  ["stock_grade", "stockGrade", plain],
  ["product_type", "productType", plain],
  ["stock_type", "stockType", plain],
  ["product_condition", "productCondition", plain],
  ["product_size", "productSize", plain],
  ["outer_diameter_mils", "outerDiameter", mils],
  ["inside_diameter_mils", "insideDiameter", mils],
  ["coid", "coid", plain],
  ["stratification_rank", "stratificationRank", plain],
  ["avl_stk_zone", "avlStkZone", plain],
  ["is_special_offer", "isSpecialOffer", plain],
  ["is_popular_item", "isPopularItem", plain],
  ["cost_per_lb_e4", "averageCostPerLb", dollars],
  ["cost_per_inch_e4", "averageCostPerInch", dollars],
  ["cost_per_kg_e4", "averageCostPerKg", dollars],
  ["feed_pieces", "availablePieces", plain],
]

const HEATS: Column<HeatFeedRow>[] = [
  ["product_code", "productCode", plain],
  ["coid", "coid", plain],
  ["mill_id", "millId", plain],
  ["cast_number", "castNumber", plain],
  ["pieces", "pieces", plain],
  ["lengths_mils", "lengthsInInches", lengths],
  ["melt_country", "meltCountry", plain],
  ["base_specification", "baseSpecification", plain],
  ["yield_strength_ksi", "yieldStrengthKsi", real],
  ["tensile_strength_ksi", "tensileStrengthKsi", real],
  ["elongation_percent", "elongationPercent", real],
  ["hardness", "hardness", real],
  ["certificate_type", "certificateType", plain],
]

function changes<Row extends Record<string, unknown>>(columns: Column<Row>[], before: Row, after: Row): FeedChange["fields"] {
  return columns.flatMap(([column, field, { show, same }]) => {
    const [was, is] = [before[column] as Value, after[column] as Value]
    return same(was, is) ? [] : [{ field, before: show(was), after: show(is) }]
  })
}

/** What a feed would change about a stock item; an item that was withdrawn comes back. */
export function stockChanges(before: StockFeedRow & { withdrawn: boolean }, after: StockFeedRow): FeedChange["fields"] {
  const back = before.withdrawn ? [{ field: "withdrawn", before: "true", after: "false" }] : []
  return [...changes(STOCK, before, after), ...back]
}

/** What a feed would change about a heat. */
export function heatChanges(before: HeatFeedRow, after: HeatFeedRow): FeedChange["fields"] {
  return changes(HEATS, before, after)
}
