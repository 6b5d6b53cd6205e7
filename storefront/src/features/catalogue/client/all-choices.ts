import type { Coid, FacetCount, FacetField } from "@billet/backend/contract"
import { flushSync } from "react-dom"
import type { CatalogueQuery } from "../catalogue-query"
import { facetChoices } from "../facet-choices"
import { toSearchBody } from "../search-body"
import { searchCatalogue } from "./catalog-search"

export type WhichChoices = { query: CatalogueQuery; field: FacetField; region: Coid }

/** Every choice of one filter for a state of the results page, in order. Throws what the search throws, which is logged. */
export async function allChoices({ query, field, region }: WhichChoices): Promise<FacetCount[]> {
  const body = { ...toSearchBody(query, region), limit: 0, offset: 0 }
  const { facets } = await searchCatalogue(body, { region, canSeePrices: false })
  return facetChoices(field, facets?.[field] ?? [], query[field])
}

/**
 * Shows them in the list of the button that asked, which is busy until then and goes with that; the first choice it brought has
 * the focus then. Throws what the search throws.
 */
export async function showAllChoices(
  button: Element,
  which: WhichChoices,
  choices: readonly FacetCount[],
  show: (all: FacetCount[]) => void,
): Promise<void> {
  const list = button.closest("ul")
  button.setAttribute("aria-busy", "true")
  const found = await allChoices(which).finally(() => button.removeAttribute("aria-busy"))
  flushSync(() => show(found))
  const first = found.findIndex(({ value }) => !choices.some((one) => one.value === value))
  list?.querySelectorAll("a")[first]?.focus()
}
