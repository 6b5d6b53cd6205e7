import { createStockIndex } from "@billet/backend/catalogue/engine"
import { FACETS } from "../peer-documents.mjs"

/** Ours, with all the items, those withdrawn too. */
export const billet = (_, rows) => billetOn(createStockIndex(rows))

export function billetOn(index) {
  return {
    name: "Billet",
    ask: (query) => index.search(query),
    read: ({ total, items, facets }) => ({
      total,
      codes: items.map((item) => item.productCode),
      facets: Object.fromEntries(FACETS.map((field) => [field, countsOf(facets[field])])),
    }),
  }
}

const countsOf = (list) => Object.fromEntries(list.map(({ value, count }) => [value, count]))
