import type { FacetField } from "../../../contract"
import type { Newcomers } from "../base/newcomers"
import type { StockBase } from "../base/stock-base"
import type { StockQuery } from "../stock-query"
import { planText } from "../text/text-plan"
import type { ChoiceLists } from "./choice-lists"
import { CodeOrder } from "./code-order"
import { compileQuery } from "./compile-query"
import { Counts } from "./counts"
import type { FoundNewcomers } from "./found-newcomers"
import { GradeNames } from "./grade-names"
import { Orderings } from "./ordering"
import { Relevance } from "./relevance"
import { pairOf, searchByPair } from "./search-by-pair"
import { searchByScan } from "./search-by-scan"
import { countByTotals, pageByTotals, totalsPlanOf, type TotalsPlan } from "./search-by-totals"
import { kindsOf, type SearchContext } from "./search-context"
import { searchNewcomers } from "./search-newcomers"
import { addNewcomerKeys, addSlotKeys, cutKeys, tierOf } from "./sort-keys"
import { StateTables } from "./state-tables"
import { Workspace } from "./workspace"

/** The slots of one page, and the lists of choices as they were asked for. */
export type SlotAnswer<List> = { slots: number[]; total: number; facets?: Record<FacetField, List> }

/** Up to so many items, the first ones of several parts are put in order one by one. */
const FEW = 400

/** Answers searches over a base and its newcomers with the slots of one page. */
export class StockSearcher {
  private readonly workspace = new Workspace()
  private readonly counts: Counts
  private readonly tables: StateTables
  private readonly orderings: Orderings
  private readonly gradeNames: GradeNames

  constructor(
    private readonly base: StockBase,
    private readonly newcomers: Newcomers,
  ) {
    this.counts = new Counts(base.columns)
    this.tables = new StateTables(base.columns.states)
    this.orderings = new Orderings(base.columns)
    this.gradeNames = new GradeNames(base.columns.grades)
  }

  answer<List>(query: StockQuery, lists: ChoiceLists<List>): SlotAnswer<List> {
    lists.begin()
    const context = this.contextOf(query)
    const { counts, compiled } = context
    const { found, counted } = searchNewcomers(context)
    const [only, another] = compiled.parts
    const whole = only && !another ? totalsPlanOf(context, only) : null
    if (whole && isOneTier(context, whole, found)) return answerByTotals(context, whole, found, counted, lists)
    const slots = searchParts(context, found)
    if (!query.facets) return { slots, total: counts.total }
    return { slots, total: counts.total, facets: lists.listsOf(counts, compiled.filters) }
  }

  private contextOf(query: StockQuery): SearchContext {
    const { base, newcomers, workspace, counts } = this
    workspace.reserve(base.columns.length + FEW * 8)
    counts.clear()
    const text = planText(query.text, base, newcomers)
    const compiled = compileQuery(query, text, base, newcomers, this.tables)
    const totals = base.selections.find(compiled.stateFilter)
    return {
      base,
      newcomers,
      workspace,
      counts,
      compiled,
      ordering: this.orderings.of(query.sort),
      codeOrder: new CodeOrder(newcomers, base.size),
      relevance: text && query.sort === "featured" ? new Relevance(text, base, newcomers, this.gradeNames) : null,
      totals,
      hardTotals: compiled.stateFilter.coids ? base.selections.find({ ...compiled.stateFilter, coids: null }) : totals,
    }
  }
}

/** A search that is one part and all of which totals answer: its page is cut without sorting anything. */
function answerByTotals<List>(
  context: SearchContext,
  plan: TotalsPlan,
  found: FoundNewcomers,
  counted: boolean,
  lists: ChoiceLists<List>,
): SlotAnswer<List> {
  const { counts, compiled } = context
  const { facets, offset, limit } = compiled.query
  const kinds = kindsOf(context, plan.part)
  const canKeep = facets && plan.lead === null && !counted
  let long = canKeep ? lists.keptFor(plan.totals, kinds) : null
  countByTotals(context, plan, long === null)
  const slots = pageByTotals(context, plan, found, { skip: offset, take: limit })
  if (!facets) return { slots, total: counts.total }
  if (canKeep) long ??= lists.keep(counts, plan.totals, kinds)
  return { slots, total: counts.total, facets: lists.listsOf(counts, compiled.filters, long ?? undefined) }
}

/** Counts every part in the cheapest way there is for it and cuts the page from the sort keys of all. */
function searchParts(context: SearchContext, found: FoundNewcomers): number[] {
  const { offset, limit } = context.compiled.query
  let keyCount = addNewcomerKeys(context, found, 0)
  for (const part of context.compiled.parts) {
    const plan = offset + limit <= FEW ? totalsPlanOf(context, part) : null
    const tier = plan && tierOf(context, part)
    const pair = pairOf(context, part)
    if (plan && tier !== null) {
      countByTotals(context, plan, true)
      const first = pageByTotals(context, plan, found.none(), { skip: 0, take: offset + limit })
      keyCount = addSlotKeys(context, first, tier, keyCount)
    } else if (pair) keyCount = searchByPair(context, part, pair, keyCount)
    else keyCount = searchByScan(context, part, keyCount)
  }
  return cutKeys(context, keyCount)
}

/** Whether the items of a part, and the newcomers found, all stand in one tier. */
function isOneTier(context: SearchContext, plan: TotalsPlan, found: FoundNewcomers): boolean {
  const tier = tierOf(context, plan.part)
  const { relevance } = context
  return tier !== null && (!relevance || found.all().every(({ slot }) => relevance.tierOf(slot) === tier))
}
