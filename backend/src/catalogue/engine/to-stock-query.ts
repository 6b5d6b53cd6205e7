import type { z } from "zod"
import type { CatalogSearchBodySchema } from "../../contract"
import { splitSearchText } from "../search-text"
import type { StockQuery } from "./stock-query"

type Body = Partial<z.output<typeof CatalogSearchBodySchema>>
type OneOrMany = string | string[] | null | undefined

const DEFAULT_LIMIT = 25

function list(value: OneOrMany, shape: (text: string) => string = (text) => text): string[] {
  const values = value === null || value === undefined ? [] : Array.isArray(value) ? value : [value]
  return values.map((text) => shape(text.trim())).filter((text) => text !== "")
}

const upper = (text: string) => text.toUpperCase()
const category = (text: string) => text.toUpperCase().replace(/-/g, " ")

/**
 * The query behind a body of `POST /api/catalog-search`. Categories are upper-cased with hyphens as blanks, conditions
 * upper-cased, empty strings ignored, search values split on commas and blanks (specification sections 5 and 7).
 */
export function toStockQuery(body: Body): StockQuery {
  return {
    text: list(body.searchValues).flatMap(splitSearchText),
    filters: {
      metalCategory: list(body.metalCategory, category),
      productType: list(body.productType),
      stockType: list(body.stockType),
      stockGrade: list(body.stockGrade, upper),
      productSize: list(body.productSize),
      productCondition: list(body.productCondition, upper),
      coid: [...list(body.coid, upper), ...list(body.coidCommaList?.split(","), upper)],
    },
    ranges: {
      outerDiameterMin: body.outerDiameterMin ?? undefined,
      outerDiameterMax: body.outerDiameterMax ?? undefined,
      insideDiameterMin: body.insideDiameterMin ?? undefined,
      insideDiameterMax: body.insideDiameterMax ?? undefined,
    },
    productCode: body.productCode?.trim() || undefined,
    productCategory: body.productCategory?.trim() || undefined,
    maxRank: body.stratificationRank?.trim().toUpperCase() || undefined,
    specialOnly: body.isSpecialOffer === true,
    popularOnly: body.isPopularItem === true,
    inStockRecordsOnly: body.hasStockItems === true,
    nearCoid: body.nearCoid?.trim().toUpperCase() || undefined,
    sort: body.sort ?? "featured",
    limit: body.limit ?? DEFAULT_LIMIT,
    offset: body.offset ?? 0,
    facets: body.facets === true,
  }
}
