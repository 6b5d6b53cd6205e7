import { availabilityRankOf, promoTypeOf } from "@billet/backend/catalogue"
import { drawQueries } from "./queries.mjs"

export const FACETS = ["metalCategory", "productType", "stockGrade", "productSize", "productCondition"]

/**
 * What peers are given: items in sale in the order they are featured, so that a page is the first 25 of what they find;
 * `place` is that order. They need not know what is withdrawn, nor free text, nor sorting by anything else.
 */
export function peerDocuments(rows) {
  const ranked = rows.filter((row) => !row.withdrawn).map((row) => ({ row, rank: featuredRank(row) }))
  // The sort is stable and the rows come in order of product code, which decides among equals.
  return ranked.sort((a, b) => a.rank - b.rank).map(({ row }, place) => ({ ...peerDocument(row), place }))
}

/** Where an item stands among the featured: the popular first, within them by availability. */
export const featuredRank = (row) => (promoTypeOf(row) === "popular" ? 0 : 3) + availabilityRankOf(row)

export function peerDocument(row) {
  return {
    id: row.productCode,
    coids: row.coid === "" ? [] : row.coid.split(","),
    outerDiameter: row.outerDiameter,
    insideDiameter: row.insideDiameter,
    ...Object.fromEntries(FACETS.map((field) => [field, row[field]])),
  }
}

/** Searches that every peer can answer: filters and ranges, first page, as featured. */
export function peerQueries(count, seed = 5) {
  return drawQueries(count, { seed, kinds: ["filters", "ranges"] }).map((query) => ({
    ...query,
    nearCoid: undefined,
    sort: "featured",
    offset: 0,
  }))
}

/** Fields with a choice of their own: their lists are counted without it. */
export const chosenFields = ({ filters }) => FACETS.filter((field) => filters[field]?.length > 0)

/** The filters of a query without one field's. */
export const without = (query, field) => ({ ...query, filters: { ...query.filters, [field]: undefined } })

/** An answer in the form in which all are compared. */
export function comparable({ total, codes, facets }) {
  const lists = FACETS.map((field) => [
    field,
    Object.fromEntries(
      Object.entries(facets[field])
        .filter(([, count]) => count > 0)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  ])
  return JSON.stringify({ total, codes, facets: Object.fromEntries(lists) })
}
