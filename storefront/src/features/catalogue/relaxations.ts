import type { catalogueTexts } from "../../texts/en/catalogue"
import { fill } from "../../texts/fill"
import type { TradeWords } from "../../texts/trade-words"
import { changeQuery, DIAMETER_FIELDS, FILTER_FIELDS, type CatalogueQuery } from "./catalogue-query"
import { facetValueLabel } from "./facet-display"

export type CatalogueTexts = typeof catalogueTexts.texts
/** A state with one condition less, and the words for it. */
export type Relaxation = { label: string; query: CatalogueQuery }

/** The ways out of an empty result: each thing that narrows it, left out. Nothing when only one thing narrows it. */
export function relaxationsOf(query: CatalogueQuery, t: CatalogueTexts, words: TradeWords): Relaxation[] {
  const ways: Relaxation[] = []
  if (query.near) ways.push({ label: t.atEverySite, query: changeQuery(query, { near: false }) })
  if (query.search)
    ways.push({ label: fill(t.withoutTheText, { text: query.search }), query: changeQuery(query, { search: "" }) })
  for (const field of [...FILTER_FIELDS].reverse()) {
    if (query[field].length === 0) continue
    const values = query[field].map((value) => facetValueLabel(words, field, value)).join(", ")
    ways.push({
      label:
        field === "coid"
          ? fill(t.atAnySiteInsteadOf, { values })
          : fill(t.anyFieldInsteadOf, { field: words.trade.fields[field].toLowerCase(), values }),
      query: changeQuery(query, { [field]: [] }),
    })
  }
  if (DIAMETER_FIELDS.some((field) => query[field] !== undefined)) {
    const open = { odMin: undefined, odMax: undefined, idMin: undefined, idMax: undefined }
    ways.push({ label: t.anyDiameter, query: changeQuery(query, open) })
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
