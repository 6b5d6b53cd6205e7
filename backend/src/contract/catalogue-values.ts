/** Vocabulary of the catalogue. Source: specification sections 2, 3 and 9; decision 7. */

/** Prefix of the list key in the answer of `POST /api/catalog-search`. */
export const PRODUCT_KEY = "metals"
/** The list key itself: `{product}Catalog`. */
export const CATALOG_LIST_KEY = `${PRODUCT_KEY}Catalog` as const

export const METAL_CATEGORIES = ["NICKEL", "LOW ALLOY", "STAINLESS"] as const
export type MetalCategory = (typeof METAL_CATEGORIES)[number]

export const PRODUCT_TYPES = ["Tube", "Bar", "Other"] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

export const STOCK_TYPES = ["round", "tube", "flat"] as const
export type StockType = (typeof STOCK_TYPES)[number]

export const STRATIFICATION_RANKS = ["A", "B", "C", "D"] as const
export type StratificationRank = (typeof STRATIFICATION_RANKS)[number]

export const STOCK_ZONES = ["Z0", "Z1", "Z2", "Z3", "Z4"] as const
export type StockZone = (typeof STOCK_ZONES)[number]

export const PROMO_TYPES = ["special", "popular", "none"] as const
export type PromoType = (typeof PROMO_TYPES)[number]

export const PAGE_SIZES = [25, 50, 100] as const
export const MAX_SEARCH_LIMIT = 1000
/** So many words, values of one filter and characters of each may a search name. */
export const MAX_SEARCH_WORDS = 50
export const MAX_FILTER_VALUES = 200
export const MAX_FILTER_TEXT = 200

/** Fields that carry counts in `facets` and take one or many values in a search. */
export const FACET_FIELDS = [
  "metalCategory",
  "productType",
  "stockType",
  "stockGrade",
  "productSize",
  "productCondition",
  "coid",
] as const
export type FacetField = (typeof FACET_FIELDS)[number]
