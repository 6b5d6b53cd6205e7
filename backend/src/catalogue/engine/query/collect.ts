import type { LeadField } from "../base/projection"
import { CODE_FIELDS, type CodeField, type Codes } from "../store/item-columns"
import type { Clause } from "../text/clause"
import { TEXT_FIELDS } from "../text/term-index"
import type { Conditions } from "./conditions"
import { narrow } from "./narrow"
import type { Part } from "./parts"
import type { Source } from "./sources"
import type { Workspace } from "./workspace"

/**
 * Gathers the items of the base that a source holds and drops those that other conditions rule out. Places and fail bits
 * of the rest stand in the workspace; answers how many they are.
 * @param keeps per set of fail bits 1 when an item with them is to stay
 * @param must a field whose condition all have to meet, whatever `keeps` says
 */
export function collect(
  { filters, clauses }: Part,
  source: Source,
  kinds: readonly number[],
  keeps: Uint8Array,
  workspace: Workspace,
  must: LeadField | null = null,
): number {
  const { hits, fails } = workspace
  const condition = must && filters[must]
  let count = source.gather(kinds, hits, must && condition ? { field: must, fails: condition.fails } : null)
  fails.fill(0, 0, count)
  count = narrowAll(filters, source, count, keeps, workspace, must)
  for (const clause of clauses) count = narrowByClause(clause, source, count, workspace)
  return count
}

/** Applies every condition but those that the places were gathered by. */
export function narrowAll(
  conditions: Conditions,
  { codes, lead }: Pick<Source, "codes" | "lead">,
  found: number,
  keeps: Uint8Array,
  { hits, fails }: Workspace,
  met: CodeField | null = null,
): number {
  let count = found
  for (const field of CODE_FIELDS) {
    const condition = conditions[field]
    if (condition && field !== lead && field !== met) count = narrow(hits, fails, count, codes[field], condition.fails, keeps)
  }
  return count
}

function narrowByClause(clause: Clause, { codes, slots }: Source, count: number, { hits, fails }: Workspace): number {
  const among = new Set<number>()
  for (const some of clause.slots) for (const slot of some) among.add(slot)
  let kept = 0
  for (let at = 0; at < count; at++) {
    const place = hits[at] ?? 0
    if (!meetsAny(clause, TEXT_FIELDS, codes, place) && !among.has(slots ? (slots[place] ?? 0) : place)) continue
    hits[kept] = place
    fails[kept++] = fails[at] ?? 0
  }
  return kept
}

/** Whether an item meets a clause by one of some fields. */
export function meetsAny({ values }: Clause, fields: readonly CodeField[], codes: Codes, place: number): boolean {
  for (const field of fields) {
    if (field !== "state" && values[field]?.meets[codes[field][place] ?? 0] === 1) return true
  }
  return false
}
