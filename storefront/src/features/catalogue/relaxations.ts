import { changeQuery, DIAMETER_FIELDS, FILTER_FIELDS, type CatalogueQuery } from "./catalogue-query"
import { FACET_LABELS, facetValueLabel } from "./facet-display"

/** A state with one condition less, and the words for it. */
export type Relaxation = { label: string; query: CatalogueQuery }

/** The ways out of an empty result: each thing that narrows it, left out. Nothing when only one thing narrows it. */
export function relaxationsOf(query: CatalogueQuery): Relaxation[] {
  const ways: Relaxation[] = []
  if (query.near) ways.push({ label: "At every site", query: changeQuery(query, { near: false }) })
  if (query.search) ways.push({ label: `Without the text “${query.search}”`, query: changeQuery(query, { search: "" }) })
  for (const field of [...FILTER_FIELDS].reverse()) {
    if (query[field].length === 0) continue
    const values = query[field].map((value) => facetValueLabel(field, value)).join(", ")
    ways.push({
      label:
        field === "coid" ? `At any site instead of ${values}` : `Any ${FACET_LABELS[field].toLowerCase()} instead of ${values}`,
      query: changeQuery(query, { [field]: [] }),
    })
  }
  if (DIAMETER_FIELDS.some((field) => query[field] !== undefined)) {
    const open = { odMin: undefined, odMax: undefined, idMin: undefined, idMax: undefined }
    ways.push({ label: "Any diameter", query: changeQuery(query, open) })
  }
  return ways.length > 1 ? ways : []
}

/** The state that looks for the next larger sizes; null when no size was asked for. */
export function largerSizeQuery(query: CatalogueQuery): CatalogueQuery | null {
  const wanted = query.productSize.map((size) => Number(size.split("-")[0])).filter((size) => size > 0)
  const least = wanted.length > 0 ? Math.min(...wanted) : query.odMin
  if (least === undefined || least > 1000) return null
  return changeQuery(query, { productSize: [], odMin: least, odMax: undefined, sort: "size-asc", search: query.search })
}
