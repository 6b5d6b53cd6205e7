import "./no-eval"
import { z } from "zod"
import type { AvailabilityClass, AvailabilityLabel } from "./availability-values"
import {
  CATALOG_LIST_KEY,
  FACET_FIELDS,
  MAX_FILTER_TEXT,
  MAX_FILTER_VALUES,
  MAX_SEARCH_LIMIT,
  MAX_SEARCH_WORDS,
  METAL_CATEGORIES,
  PRODUCT_TYPES,
  STOCK_TYPES,
  STOCK_ZONES,
  STRATIFICATION_RANKS,
  type FacetField,
  type PromoType,
} from "./catalogue-values"
import { inchesInput, numberInput } from "./number-input"
import type { BuyerPrices } from "./price-call-schema"
import { UNITS, type Unit } from "./quantity-values"
import { SORTS } from "./sort-values"

/**
 * A catalogue item as `POST /api/catalog-search` returns it (specification section 3).
 * Sizes in inches, costs in USD; the three costs are null for a visitor who may not see prices.
 */
export const CatalogueItemSchema = z.object({
  productCode: z.string(),
  productName: z.string(),
  productCategory: z.string(),
  metalCategory: z.enum(METAL_CATEGORIES),
  stockGrade: z.string(),
  productType: z.enum(PRODUCT_TYPES),
  stockType: z.enum(STOCK_TYPES),
  productCondition: z.string(),
  productSize: z.string(),
  outerDiameter: z.number().nullable(),
  insideDiameter: z.number().nullable(),
  /** Trading companies holding it, comma separated; empty when made to order. */
  coid: z.string(),
  stratificationRank: z.enum(STRATIFICATION_RANKS),
  avlStkZone: z.enum(STOCK_ZONES),
  isSpecialOffer: z.boolean(),
  isPopularItem: z.boolean(),
  averageCostPerInch: z.number().nullable(),
  averageCostPerKg: z.number().nullable(),
  averageCostPerLb: z.number().nullable(),
  /** Inches that are not reserved. */
  availableInches: z.number(),
  availablePieces: z.number(),
  /** True once a feed no longer lists it. */
  withdrawn: z.boolean(),
})
export type CatalogueItem = z.infer<typeof CatalogueItemSchema>

/** What a screen shows for a catalogue item (specification section 3). */
export type DisplayItem = CatalogueItem & {
  availabilityLabel: AvailabilityLabel
  availabilityClass: AvailabilityClass
  promoType: PromoType
  sevenDayWonAveragePricePerInch: 0
  sevenDayWonAveragePricePerKilogram: 0
  sevenDayWonAveragePricePerPound: 0
  thirtyDayWonAveragePricePerInch: 0
  thirtyDayWonAveragePricePerKilogram: 0
  thirtyDayWonAveragePricePerPound: 0
  /** Available inches as text, "0.0" when unknown. */
  amount: string
  unit: Unit
  pieces: number
}

const oneOrMany = z
  .union([z.string().max(MAX_FILTER_TEXT), z.array(z.string().max(MAX_FILTER_TEXT)).max(MAX_FILTER_VALUES)], { error: "must be a text or a list of texts" })
  .nullish()

/**
 * Body of `POST /api/catalog-search` (specification section 7). Every field may be left out; a filter takes
 * one value or several. Unknown filter values match nothing; wrong types are refused with the field's name.
 */
export const CatalogSearchBodySchema = z.object({
  coidCommaList: z.string().max(200).nullish(),
  coid: oneOrMany,
  productType: oneOrMany,
  stockGrade: oneOrMany,
  productCategory: z.string().max(200).nullish(),
  metalCategory: oneOrMany,
  productCode: z.string().max(120).nullish(),
  outerDiameterMax: inchesInput,
  outerDiameterMin: inchesInput,
  insideDiameterMax: inchesInput,
  insideDiameterMin: inchesInput,
  productCondition: oneOrMany,
  productSize: oneOrMany,
  stockType: oneOrMany,
  hasPricingData: z.boolean().nullish(),
  hasStockItems: z.boolean().nullish(),
  searchValues: z.array(z.string().max(MAX_FILTER_TEXT)).max(MAX_SEARCH_WORDS).nullish(),
  stratificationRank: z.string().max(10).nullish(),
  isSpecialOffer: z.boolean().nullish(),
  isPopularItem: z.boolean().nullish(),
  limit: z.number().int().min(0).max(MAX_SEARCH_LIMIT).nullish(),
  offset: z.number().int().min(0).max(1_000_000_000).nullish(),
  sort: z.enum(SORTS).nullish(),
  /** Ask for the counts of every facet list. */
  facets: z.boolean().nullish(),
  /** Only items stocked by this company with high or medium availability ("Available Near You"). */
  nearCoid: z.string().max(10).nullish(),
})
export type CatalogSearchBody = z.input<typeof CatalogSearchBodySchema>

export const FacetCountSchema = z.object({ value: z.string(), count: z.number().int() })
export type FacetCount = z.infer<typeof FacetCountSchema>
/** Counts per value of each facet field; a field's own selection does not narrow its own list. */
export type Facets = Record<FacetField, FacetCount[]>

/** Answer of `POST /api/catalog-search`. */
export const CatalogSearchAnswerSchema = z.object({
  [CATALOG_LIST_KEY]: z.array(CatalogueItemSchema),
  total: z.number().int(),
  facets: z.record(z.enum(FACET_FIELDS), z.array(FacetCountSchema)).optional(),
})
export type CatalogSearchAnswer = {
  [CATALOG_LIST_KEY]: CatalogueItem[]
  total: number
  facets?: Facets
}

/** Query of `GET /api/select-search`; `_t` only defeats caches. */
export const SelectSearchQuerySchema = z.object({
  metalCategory: oneOrMany,
  productType: oneOrMany,
  stockGrade: oneOrMany,
  productSize: oneOrMany,
  productCondition: oneOrMany,
  stockType: oneOrMany,
  _t: z.string().max(40).optional(),
})
export type SelectSearchAnswer = { stockGrades: string[]; productSizes: string[]; productConditions: string[] }

/** Stock of one item at one trading company, inches. */
export type StockLevel = { coid: string; availableInches: number; longestInches: number; pieces: number }
/** A heat (cast) in stock. Lengths in inches; strengths in ksi; null where the mill did not report. */
export type HeatInStock = {
  stockItemId: string
  coid: string
  millId: string
  castNumber: string
  pieces: number
  lengthsInInches: number[]
  meltCountry: string
  baseSpecification: string
  yieldStrengthKsi: number | null
  tensileStrengthKsi: number | null
  elongationPercent: number | null
  hardness: number | null
  certificateType: string
}
/** Answer of `GET /store/metal-items/:code`. 404 when neither the code nor its normalised form is known. */
export type ProductDetailAnswer = { item: CatalogueItem; levels: StockLevel[]; heats: HeatInStock[] } & Partial<BuyerPrices>

/** What is in sale in all: items listed, free inches, their weight in pounds, and how many companies hold any. */
export type StockTotals = { items: number; inches: number; pounds: number; sites: number }
/** Answer of `GET /store/metal-totals`; at most a minute old. */
export type StockTotalsAnswer = { totals: StockTotals }

/**
 * Answer of `GET /store/metal-stock-version`. The version is a whole number that grows with every change of the stock that
 * searches find; null on a server that does not keep the stock in memory. Whoever keeps answers about the stock throws away
 * those from before the greatest version they have seen.
 */
export type StockVersionAnswer = { version: number | null }

/** So many product codes make one part of the list of all: as many as a file of a sitemap may name. */
export const CODES_PER_PART = 50_000
/** Query of `GET /store/metal-product-codes`: which part of the list, counted from 0; without it only how many there are. */
export const ProductCodesQuerySchema = z.object({ part: z.coerce.number().int().min(0).max(100_000).optional() })
/**
 * Answer of `GET /store/metal-product-codes`: product codes in sale, in order, one part of 50,000 after another; `codes` is
 * empty beyond the last part, and when no part was asked for.
 */
export type ProductCodesAnswer = { codes: string[]; total: number; parts: number }

/** Body of `POST /quantity/getRequiredQuantity` (specification section 7): `quantity` is the amount per piece. */
export const RequiredQuantityBodySchema = z.object({
  pieces: z.number().int().min(1).max(1_000_000),
  quantity: numberInput.pipe(z.number().min(0.0001).max(10_000_000)),
  quantityType: z.string().toLowerCase().pipe(z.enum(UNITS)),
  coid: z.string().max(60).nullish(),
  productCode: z.string().min(1).max(120),
})
/** Its answer: of one piece, rounded to 4 decimals. */
export type RequiredQuantityAnswer = {
  requiredQuantity: { pieceWeight: { pounds: number }; pieceLength: { inches: number } }
}
