import { drawQueries } from "../search/queries.mjs"

/** The same searches as bodies of `POST /api/catalog-search`. */
export function drawBodies(count, options) {
  return drawQueries(count, options).map(
    ({ text, filters, ranges, nearCoid, inStockRecordsOnly, sort, limit, offset, facets }) => ({
      ...filters,
      ...ranges,
      ...(text.length > 0 ? { searchValues: text } : {}),
      ...(nearCoid ? { nearCoid } : {}),
      hasStockItems: inStockRecordsOnly,
      sort,
      limit,
      offset,
      facets,
    }),
  )
}
