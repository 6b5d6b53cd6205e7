import type { CoarseTotals } from "../base/coarse-totals"
import { LEAD_FIELDS, type LeadField } from "../base/projection"
import type { FieldCondition } from "./conditions"
import { BITS_OF_FIELD } from "./fail-bits"
import type { TotalsPlan } from "./search-by-totals"
import type { SearchContext } from "./search-context"

/** The codes that are not asked for, when they are fewer than those that are. */
export function fewerOthers(condition: FieldCondition | undefined): number[] | null {
  if (!condition || condition.chosen.length * 2 <= condition.fails.length) return null
  const others: number[] = []
  for (let code = 0; code < condition.fails.length; code++) if (condition.fails[code] !== 0) others.push(code)
  return others
}

/** One kind's items with the chosen codes of one field; in that field's own list also those with other codes. */
export function addNarrowed(
  context: SearchContext,
  plan: TotalsPlan,
  lead: LeadField,
  kind: number,
  condition: FieldCondition,
): void {
  const { totals, hardTotals } = plan
  const { counts } = context
  const { chosen } = condition
  const row = totals.rows[kind]
  const table = totals.tables?.[kind]
  if (!row || !table) return
  addOwn(context, totals, lead, row, condition)
  const { others } = plan
  if (others) {
    counts.addKind(totals, kind, lead)
    counts.addCoids(hardTotals, kind)
  }
  const by = others ? -1 : 1
  for (const field of LEAD_FIELDS) if (field !== lead) table.addCounts(lead, others ?? chosen, field, counts.of[field], null, by)
  hardTotals.tables?.[kind]?.addSides(lead, others ?? chosen, counts.coid, null, by)
}

/** The narrowed field's own list: the chosen codes, and the others when it was narrowed by a choice of its own. */
function addOwn(
  { counts, compiled }: SearchContext,
  { layout }: CoarseTotals,
  lead: LeadField,
  row: Int32Array,
  { chosen, fails }: FieldCondition,
): void {
  const [bit = 0] = BITS_OF_FIELD[lead]
  const start = layout[lead]
  const end = layout.endOf[lead]
  if ((compiled.ownBits & bit) === 0) {
    for (const code of chosen) if (start + code < end) counts.add(lead, code, row[start + code] ?? 0)
  } else {
    for (let at = start; at < end; at++) {
      const bits = fails[at - start] ?? 0
      if (bits === 0 || bits === bit) counts.add(lead, at - start, row[at] ?? 0)
    }
  }
}
