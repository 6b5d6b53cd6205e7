import { FACET_FIELDS, normaliseProductCode } from "../../../contract"
import type { Newcomers } from "../base/newcomers"
import type { StockBase } from "../base/stock-base"
import type { StockQuery } from "../stock-query"
import type { TextPlan } from "../text/text-plan"
import { compileFilters } from "./compile-filters"
import type { Conditions } from "./conditions"
import { FAIL_BITS } from "./fail-bits"
import { partsOf, type Part } from "./parts"
import { stateFilterOf, type StateFilter } from "./state-filter"
import type { StateCondition, StateTables } from "./state-tables"

/** A search made ready to run. */
export type CompiledQuery = {
  query: StockQuery
  stateFilter: StateFilter
  state: StateCondition
  /** The fail bits that selections of this search can give. */
  ownBits: number
  /** What is asked of any item's fields; words are not among it. */
  filters: Conditions
  /** What is asked of the items of the base. */
  parts: readonly Part[]
  /** The only slots to look at, when a product code is asked for. */
  slots: readonly number[] | null
  text: TextPlan | null
}

export function compileQuery(
  query: StockQuery,
  text: TextPlan | null,
  base: StockBase,
  newcomers: Newcomers,
  tables: StateTables,
): CompiledQuery {
  const stateFilter = stateFilterOf(query, base.columns.states)
  const state = tables.conditionFor(stateFilter)
  const filters: Conditions = { ...compileFilters(query, base.columns), state }
  const slots = query.productCode === undefined ? null : slotsOfCode(query.productCode, base, newcomers)
  const baseSlots = slots && slots.filter((slot) => slot < base.size)
  const parts = partsOf(filters, text?.clauses ?? [], baseSlots, base)
  return { query, stateFilter, state, ownBits: ownBitsOf(query), filters, parts, slots, text }
}

function ownBitsOf({ filters }: StockQuery): number {
  let bits = 0
  for (const field of FACET_FIELDS) if (filters[field]?.length) bits |= FAIL_BITS[field]
  return bits
}

/** The items whose code has the same normalised form. Source: decision 6. */
function slotsOfCode(code: string, base: StockBase, newcomers: Newcomers): number[] {
  const { productCodes } = base.columns
  const normalised = normaliseProductCode(code)
  const plain = normalised.toUpperCase().replaceAll("_", " ")
  const odd = [...base.oddCodes, ...newcomers.oddSlots].filter(
    (slot) => normaliseProductCode(productCodes.get(slot)) === normalised,
  )
  return [...new Set([base.slotOf(plain) ?? [], newcomers.slotOf(plain) ?? [], odd].flat())]
}
