import {
  isPriceSort,
  MAX_FILTER_TEXT,
  MAX_FILTER_VALUES,
  METAL_CATEGORIES,
  PRODUCT_TYPES,
  SORTS,
  STOCK_TYPES,
  type FacetField,
  type Sort,
} from "@billet/backend/contract"
import { allValues, firstValue, type SearchParams } from "../../lib/first-value"
import { inchesOf } from "../units/metric"
import { SHOWN_AT_FIRST, toPageSize, toView, type Shown, type View } from "./shown-values"

export const DIAMETER_FIELDS = ["odMin", "odMax", "idMin", "idMax"] as const
export type DiameterField = (typeof DIAMETER_FIELDS)[number]

/** The whole state of the results page. Lists are empty, diameters undefined where nothing is chosen. */
export type CatalogueQuery = Record<FacetField, string[]> &
  Partial<Record<DiameterField, number>> & {
    search: string
    sort: Sort
    view: View
    page: number
    pageSize: number
    near: boolean
  }

/** Filter parameters in the order they stand in an address. */
export const FILTER_FIELDS = [
  "metalCategory",
  "productType",
  "stockType",
  "stockGrade",
  "productSize",
  "productCondition",
  "coid",
] as const satisfies readonly FacetField[]

const DEFAULTS = { search: "", sort: "featured", ...SHOWN_AT_FIRST, page: 1, near: false } as const

/** An address without filters. */
export function emptyQuery(): CatalogueQuery {
  return {
    metalCategory: [],
    productType: [],
    stockType: [],
    stockGrade: [],
    productSize: [],
    productCondition: [],
    coid: [],
    ...DEFAULTS,
  }
}

/**
 * Reads the address of the results page; what cannot be read takes its default.
 * @param shown how results are shown where the address does not say
 */
export function readQuery(params: SearchParams, shown: Shown = SHOWN_AT_FIRST): CatalogueQuery {
  const query = emptyQuery()
  const chosen = (field: FacetField) => searchable(allValues(params, field))
  query.metalCategory = chosen("metalCategory").map((value) => known(METAL_CATEGORIES, value.replace(/-/g, " ")))
  query.productType = chosen("productType").map((value) => known(PRODUCT_TYPES, value))
  query.stockType = chosen("stockType").map((value) => known(STOCK_TYPES, value))
  query.stockGrade = chosen("stockGrade").map((value) => value.toUpperCase())
  query.productSize = chosen("productSize")
  query.productCondition = chosen("productCondition").map((value) => value.toUpperCase())
  query.coid = searchable(chosen("coid").flatMap((value) => value.toUpperCase().split(",")))
  for (const field of DIAMETER_FIELDS)
    query[field] = inches(firstValue(params, field)) ?? inchesOfMillimetres(firstValue(params, inMillimetres(field)))
  if (isTurned(query.odMin, query.odMax)) [query.odMin, query.odMax] = [query.odMax, query.odMin]
  if (isTurned(query.idMin, query.idMax)) [query.idMin, query.idMax] = [query.idMax, query.idMin]
  query.search = (firstValue(params, "search") ?? "").slice(0, MAX_FILTER_TEXT)
  query.sort = SORTS.find((sort) => sort === firstValue(params, "sort")) ?? DEFAULTS.sort
  query.view = toView(firstValue(params, "view")) ?? shown.view
  query.pageSize = toPageSize(firstValue(params, "pageSize")) ?? shown.pageSize
  query.page = pageNumber(firstValue(params, "page"))
  query.near = firstValue(params, "near") === "1"
  return query
}

/** What a diameter in millimetres is called where a reader typed it; every link the page makes then says inches. */
export function inMillimetres(field: DiameterField): string {
  return `${field}Mm`
}

/**
 * The address of a state; defaults are left out, so one state has one address.
 * @param saysShown whether view and page size are said in any case: the reader may have chosen others before
 */
export function queryHref(query: CatalogueQuery, saysShown = false): string {
  const params = new URLSearchParams()
  if (query.search) params.set("search", query.search)
  for (const field of FILTER_FIELDS) for (const value of query[field]) params.append(field, value)
  for (const field of DIAMETER_FIELDS) if (query[field] !== undefined) params.set(field, String(query[field]))
  if (query.near) params.set("near", "1")
  if (query.sort !== DEFAULTS.sort) params.set("sort", query.sort)
  if (saysShown || query.view !== DEFAULTS.view) params.set("view", query.view)
  if (saysShown || query.pageSize !== DEFAULTS.pageSize) params.set("pageSize", String(query.pageSize))
  if (query.page > 1) params.set("page", String(query.page))
  const text = params.toString()
  return text === "" ? "/products" : `/products?${text}`
}

/** A changed state. Anything but the page and the view starts again at page 1. */
export function changeQuery(query: CatalogueQuery, changes: Partial<CatalogueQuery>): CatalogueQuery {
  const keepsPage = "page" in changes || Object.keys(changes).every((key) => key === "view")
  return { ...query, ...changes, page: keepsPage ? (changes.page ?? query.page) : 1 }
}

/** The state as its reader may see it: in the order of the shop for who may see no prices and asks for theirs. */
export function forReader(query: CatalogueQuery, canSeePrices: boolean): CatalogueQuery {
  return isPriceSort(query.sort) && !canSeePrices ? { ...query, sort: DEFAULTS.sort } : query
}

/** The state with one value of a filter switched on or off. */
export function toggleValue(query: CatalogueQuery, field: FacetField, value: string): CatalogueQuery {
  const values = query[field].includes(value) ? query[field].filter((one) => one !== value) : [...query[field], value]
  return changeQuery(query, { [field]: values })
}

/** The state without any filter and search text; how results are shown stays. */
export function clearFilters(query: CatalogueQuery): CatalogueQuery {
  const { sort, view, pageSize } = query
  return { ...emptyQuery(), sort, view, pageSize }
}

/** How many filter values are chosen; diameters count one by one. */
export function countFilters(query: CatalogueQuery): number {
  const values = FILTER_FIELDS.reduce((sum, field) => sum + query[field].length, 0)
  return values + DIAMETER_FIELDS.filter((field) => query[field] !== undefined).length
}

/** The values that a search takes, and as many of them. */
function searchable(values: readonly string[]): string[] {
  return values.filter((value) => value !== "" && value.length <= MAX_FILTER_TEXT).slice(0, MAX_FILTER_VALUES)
}

function known<T extends string>(list: readonly T[], value: string): string {
  return list.find((one) => one.toLowerCase() === value.toLowerCase()) ?? value
}

/** "From 10 to 2" means what "from 2 to 10" does. */
function isTurned(from: number | undefined, to: number | undefined): boolean {
  return from !== undefined && to !== undefined && from > to
}

function inches(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,4}(\.\d{1,4})?$/.test(text)) return undefined
  const value = Number(text)
  return value <= 1000 ? value : undefined
}

function inchesOfMillimetres(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,5}(\.\d{1,2})?$/.test(text)) return undefined
  return inches(String(inchesOf(Number(text))))
}

function pageNumber(text: string | undefined): number {
  return text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
}
