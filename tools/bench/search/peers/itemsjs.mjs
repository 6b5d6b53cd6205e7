import { readFileSync } from "node:fs"
import itemsjs from "itemsjs"
import { FACETS } from "../peer-documents.mjs"

const { version } = JSON.parse(readFileSync(new URL("../node_modules/itemsjs/package.json", import.meta.url), "utf8"))

/** ItemsJS: its disjunctive aggregations are the lists we count; ranges are a function it calls for every item. */
export function itemsJs(documents) {
  const list = (title) => ({ title, size: 1_000_000, conjunction: false })
  const aggregations = { ...Object.fromEntries(FACETS.map((field) => [field, list(field)])), coids: list("coids") }
  const engine = itemsjs(documents, { sortings: { featured: { field: "place", order: "asc" } }, aggregations })
  return {
    name: `ItemsJS ${version}`,
    ask: (query) => engine.search(toOptions(query)),
    read: ({ data, pagination }) => ({
      total: pagination.total,
      codes: data.items.map(({ id }) => id),
      facets: Object.fromEntries(
        FACETS.map((field) => [
          field,
          Object.fromEntries(data.aggregations[field].buckets.map(({ key, doc_count: count }) => [key, count])),
        ]),
      ),
    }),
  }
}

function toOptions({ filters, ranges, limit }) {
  const { coid, ...others } = filters
  const { outerDiameterMin: least, outerDiameterMax: most, insideDiameterMin: inside } = ranges
  const passes = (item) =>
    (least === undefined || (item.outerDiameter !== null && item.outerDiameter >= least && item.outerDiameter <= most)) &&
    (inside === undefined || (item.insideDiameter !== null && item.insideDiameter >= inside))
  const hasRange = least !== undefined || inside !== undefined
  return {
    per_page: limit,
    page: 1,
    sort: "featured",
    filters: { ...others, ...(coid ? { coids: coid } : {}) },
    ...(hasRange ? { filter: passes } : {}),
  }
}
