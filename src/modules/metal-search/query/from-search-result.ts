import { FACET_FIELDS, type FacetCount, type FacetField, type Facets } from "@billet/backend/contract"
import type { StockAnswer } from "@billet/backend/catalogue/engine"
import type { SearchTypes } from "@medusajs/framework/types"
import { FACET_COLUMNS } from "../document/item-columns"
import { fromDocument } from "../document/metal-item-document"

/** What a provider of the Search Module found, as our own index answers it. */
export function fromSearchResult({ hits, metadata, facets }: SearchTypes.SearchResult): StockAnswer {
  const answer = { items: hits.map(({ document }) => fromDocument(document)), total: metadata.count ?? 0 }
  if (!facets) return answer
  return { ...answer, facets: Object.fromEntries(FACET_FIELDS.map((field) => [field, countsOf(field, facets)])) as Facets }
}

function countsOf(field: FacetField, facets: NonNullable<SearchTypes.SearchResult["facets"]>): FacetCount[] {
  const facet = facets[FACET_COLUMNS[field]]
  const values = facet?.type === "value" ? facet.values : []
  return [...values].sort((a, b) => (field === "productSize" ? bySize(a.value, b.value) : 0) || (a.value < b.value ? -1 : 1))
}

const numbersOf = (size: string) => size.split("-").map(Number)

/** Sizes by their numbers, as a list of sizes is read; what is no number stands last. */
function bySize(a: string, b: string): number {
  const left = numbersOf(a)
  const right = numbersOf(b)
  const isNoSize = (numbers: number[]) => Number(numbers.some(Number.isNaN))
  if (isNoSize(left) || isNoSize(right)) return isNoSize(left) - isNoSize(right)
  return (left[0] ?? 0) - (right[0] ?? 0) || (left[1] ?? -1) - (right[1] ?? -1)
}
