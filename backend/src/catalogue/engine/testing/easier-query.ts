import fc from "fast-check"
import type { StockQuery } from "../stock-query"

/** Fewer questions at once, so that most searches find something. */
export function easierQuery(queries: fc.Arbitrary<StockQuery>): fc.Arbitrary<StockQuery> {
  return fc.tuple(queries, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true }))).map(([query, chance]) => {
    const keep = (share: number) => chance.next().value < share
    return {
      ...query,
      filters: Object.fromEntries(Object.entries(query.filters).filter(() => keep(0.3))),
      productCode: keep(0.05) ? query.productCode : undefined,
      productCategory: keep(0.2) ? query.productCategory : undefined,
      maxRank: keep(0.2) ? query.maxRank : undefined,
      specialOnly: keep(0.1) && query.specialOnly,
      popularOnly: keep(0.1) && query.popularOnly,
      nearCoid: keep(0.3) ? query.nearCoid : undefined,
    }
  })
}
