import { createStockIndex } from "@billet/backend/catalogue/engine"
import { isDeepStrictEqual } from "node:util"
import { input } from "../lib/measure-apart.mjs"
import { DifferentAnswersError } from "../lib/different-answers-error.mjs"
import { plainSearch } from "./plain-search.mjs"
import { drawQueries } from "./queries.mjs"
import { generateStock } from "./stock-generator.mjs"

/* Every answer of the engine against the plain evaluator, which looks at every item: items in order, total, all lists. */

const { count, searches, seed } = input()
const naiveSearch = await plainSearch()
const rows = [...generateStock(count)]
const index = createStockIndex(rows)
const kinds = {}
for (const query of drawQueries(searches, { seed })) {
  const expected = naiveSearch(rows, query)
  if (!isDeepStrictEqual(plain(index.search(query)), plain(expected))) throw new DifferentAnswersError(JSON.stringify(query))
  kinds[query.kind] = (kinds[query.kind] ?? 0) + 1
}
process.send({ count, kinds })

function plain({ items, total, facets }) {
  return {
    items,
    total,
    facets: Object.fromEntries(Object.entries(facets).map(([field, list]) => [field, list.map((one) => ({ ...one }))])),
  }
}
