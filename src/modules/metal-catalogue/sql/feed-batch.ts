/** A stock feed row in database units. Source: decision 52; units as in the models. */
export type StockFeedRow = {
  product_code: string
  normalised_code: string
  product_name: string
  product_category: string
  metal_category: string
  stock_grade: string
  product_type: string
  stock_type: string
  product_condition: string
  product_size: string
  outer_diameter_mils: number | null
  inside_diameter_mils: number | null
  coid: string
  stratification_rank: string
  avl_stk_zone: string
  is_special_offer: boolean
  is_popular_item: boolean
  cost_per_lb_e4: number | null
  cost_per_inch_e4: number | null
  cost_per_kg_e4: number | null
  feed_pieces: number
  available_mils: number
}

/** A heat feed row in database units. */
export type HeatFeedRow = {
  stock_item_id: string
  product_code: string
  coid: string
  mill_id: string
  cast_number: string
  pieces: number
  lengths_mils: number[]
  melt_country: string
  base_specification: string
  yield_strength_ksi: number | null
  tensile_strength_ksi: number | null
  elongation_percent: number | null
  hardness: number | null
  certificate_type: string
}

export type RejectedField = { line: number; field: string; value: string; reason: string }

/** Some rows of one import, and where the cursor stands before and after them. `lines` gives each row's line in the file. */
export type FeedBatch<Row> = {
  importId: string
  rows: Row[]
  lines: number[]
  rejections: RejectedField[]
  /** Rows refused before they came here, and the keys they name: the feed lists them all the same. */
  rejectedRows: number
  refusedKeys: string[]
  fromRow: number
  nextRow: number
}
export type BatchCounts = { created: number; changed: number; unchanged: number; rejected: number }
