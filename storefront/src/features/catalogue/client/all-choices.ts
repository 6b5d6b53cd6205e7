import type { Coid, FacetCount, FacetField } from "@billet/backend/contract"
import type { CatalogueQuery } from "../catalogue-query"
import { facetChoices } from "../facet-choices"
import { toSearchBody } from "../search-body"
import { searchCatalogue } from "./catalog-search"

/** Every choice of one filter for a state of the results page, in order. Throws what the search throws. */
export async function allChoices(query: CatalogueQuery, field: FacetField, region: Coid): Promise<FacetCount[]> {
  const body = { ...toSearchBody(query, region), limit: 0, offset: 0 }
  const { facets } = await searchCatalogue(body, { region, canSeePrices: false })
  return facetChoices(field, facets?.[field] ?? [], query[field])
}
