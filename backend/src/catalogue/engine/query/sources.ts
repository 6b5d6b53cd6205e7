import { LEAD_FIELDS, type LeadField, type Projection } from "../base/projection"
import type { StockBase } from "../base/stock-base"
import type { Codes } from "../store/item-columns"
import type { FieldCondition } from "./conditions"
import type { Part } from "./parts"

/** Somewhere to start: a set of items that holds all that can be found, of which the other conditions leave some. */
export type Source = {
  /** About how many items it holds. */
  cost: number
  /** The field whose chosen codes it follows, so that its condition needs no check. */
  lead: LeadField | null
  codes: Codes
  /** The slot at each place; null where places are slots. */
  slots: Uint32Array | null
  /** Writes the places of the items of some kinds, which all must meet a condition if one is given; answers how many. */
  gather: (kinds: readonly number[], hits: Uint32Array, must: Must | null) => number
}
/** A condition to be met while gathering: per code 0 when it is. */
export type Must = { field: LeadField; fails: Uint8Array }

/** Every place to start from that narrows the search, the smallest first. A part with slots has no other. */
export function sourcesOf({ filters, slots }: Part, base: StockBase): Source[] {
  if (slots) return [slotSource(slots, base)]
  const sources: Source[] = []
  for (const lead of LEAD_FIELDS) {
    const condition = filters[lead]
    if (condition) sources.push(leadSource(lead, condition, base))
  }
  return sources.sort((a, b) => a.cost - b.cost)
}

/** All items, by no condition. */
export function everySource(base: StockBase): Source {
  const chosen = [...base.leadTotals.grade.keys()]
  return { ...leadSource("grade", { chosen }, base), lead: null }
}

export function leadSource(lead: LeadField, { chosen }: Pick<FieldCondition, "chosen">, base: StockBase): Source {
  const projection = base.projections[lead]
  const totals = base.leadTotals[lead]
  let cost = 0
  for (const code of chosen) cost += totals[code] ?? 0
  const gather: Source["gather"] = (kinds, hits, must) => {
    let count = 0
    for (const kind of kinds) for (const code of chosen) count = gatherRun(projection, kind, code, hits, count, must)
    return count
  }
  return { cost, lead, codes: projection, slots: projection.slots, gather }
}

function gatherRun(
  projection: Projection,
  kind: number,
  code: number,
  hits: Uint32Array,
  count: number,
  must: Must | null,
): number {
  const { start, leadCount } = projection
  if (code >= leadCount) return count
  const run = kind * leadCount + code
  const end = start[run + 1] ?? 0
  let to = count
  if (!must) {
    for (let at = start[run] ?? end; at < end; at++) hits[to++] = at
    return to
  }
  const { fails } = must
  const column = projection[must.field]
  for (let at = start[run] ?? end; at < end; at++) {
    hits[to] = at
    to += fails[column[at] ?? 0] === 0 ? 1 : 0
  }
  return to
}

function slotSource(slots: readonly number[], base: StockBase): Source {
  const gather: Source["gather"] = (_, hits) => {
    hits.set(slots)
    return slots.length
  }
  return { cost: slots.length, lead: null, codes: base.columns.arrays(), slots: null, gather }
}
