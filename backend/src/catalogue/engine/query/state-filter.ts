import type { StockQuery } from "../stock-query"
import { rankReach, type StateDictionary, type StockState } from "../store/state-dictionary"
import { COID_BIT, HARD } from "./fail-bits"

/** What a search asks of an item's state. Codes that no item has are -1 and match nothing. */
export type StateFilter = {
  live: boolean
  special: boolean
  popular: boolean
  near: number | null
  /** How far down the ranks; null for all. */
  reach: number | null
  category: number | null
  coids: readonly number[] | null
}

export const ANY_STATE: StateFilter = {
  live: false,
  special: false,
  popular: false,
  near: null,
  reach: null,
  category: null,
  coids: null,
}

export function stateFilterOf(query: StockQuery, { coids, categories }: StateDictionary): StateFilter {
  const wanted = query.filters.coid ?? []
  const codes = new Set(wanted.map((coid) => coids.find(coid) ?? -1))
  return {
    live: query.inStockRecordsOnly,
    special: query.specialOnly,
    popular: query.popularOnly,
    near: query.nearCoid === undefined ? null : (coids.find(query.nearCoid) ?? -1),
    reach: query.maxRank === undefined || query.maxRank === "D" ? null : rankReach(query.maxRank),
    category: query.productCategory === undefined ? null : (categories.find(query.productCategory) ?? -1),
    coids: wanted.length > 0 ? [...codes].sort((a, b) => a - b) : null,
  }
}

/** A name that two filters share exactly when they ask the same. Whoever is near is not withdrawn. */
export function stateFilterKey({ live, special, popular, near, reach, category, coids }: StateFilter): string {
  return [live || near !== null ? "live" : "", special, popular, near, reach, category, coids?.join(",")].join("|")
}

/** The fail bits of a state: HARD for everything but the choice of trading companies. */
export function stateFails(filter: StateFilter, state: StockState | null | undefined): number {
  if (!state || !passesHard(filter, state)) return HARD
  return filter.coids && !filter.coids.some((coid) => state.coids.includes(coid)) ? COID_BIT : 0
}

function passesHard(filter: StateFilter, state: StockState): boolean {
  return (
    (!filter.live || !state.withdrawn) &&
    (!filter.special || state.isSpecialOffer) &&
    (!filter.popular || state.isPopularItem) &&
    (filter.near === null || (state.coids.includes(filter.near) && state.availability < 2)) &&
    (filter.reach === null || rankReach(state.rank) <= filter.reach) &&
    (filter.category === null || state.category === filter.category)
  )
}
