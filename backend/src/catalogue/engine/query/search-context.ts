import type { CoarseTotals } from "../base/coarse-totals"
import type { Newcomers } from "../base/newcomers"
import type { StockBase } from "../base/stock-base"
import type { CodeOrder } from "./code-order"
import type { CompiledQuery } from "./compile-query"
import type { Counts } from "./counts"
import { COUNTS_SOMEWHERE, FAILS_NOWHERE } from "./fail-bits"
import type { Ordering } from "./ordering"
import type { Part } from "./parts"
import type { Relevance } from "./relevance"
import type { Workspace } from "./workspace"

/** All that one search works with. */
export type SearchContext = {
  base: StockBase
  newcomers: Newcomers
  workspace: Workspace
  counts: Counts
  compiled: CompiledQuery
  ordering: Ordering
  codeOrder: CodeOrder
  /** Null when the answer does not come in order of relevance. */
  relevance: Relevance | null
  /** Kept totals of the states asked for, if there are any; and of the same without the choice of companies. */
  totals: CoarseTotals | undefined
  hardTotals: CoarseTotals | undefined
}

/** The kinds that pass, and with `keeps` given those whose fail bits it keeps. */
export function kindsOf({ base }: SearchContext, { filters }: Part, keeps: Uint8Array = FAILS_NOWHERE): number[] {
  const fails = filters.kind?.fails
  const kinds: number[] = []
  for (let kind = 0; kind < base.columns.kinds.size; kind++) if (keeps[fails?.[kind] ?? 0] === 1) kinds.push(kind)
  return kinds
}

/** Which fail bits an item may have to count somewhere. */
export function keepsOf({ compiled }: SearchContext): Uint8Array {
  return compiled.query.facets ? COUNTS_SOMEWHERE : FAILS_NOWHERE
}
