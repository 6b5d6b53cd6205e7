import type { CoarseTotals } from "../base/coarse-totals"
import { LEAD_FIELDS, type LeadField } from "../base/projection"
import { collect } from "./collect"
import { BITS_OF_FIELD, COID_BIT, COUNTS_SOMEWHERE } from "./fail-bits"
import { pick, tally } from "./narrow"
import type { Part } from "./parts"
import { kindsOf, type SearchContext } from "./search-context"
import { addPickedKeys } from "./sort-keys"
import { sourcesOf } from "./sources"

const ONLY_COID = Uint8Array.from({ length: 256 }, (_, bits) => Number(bits === 0 || bits === COID_BIT))

/** The two fields that narrow a part whose lists kept totals can mostly answer; null for any other part. */
export function pairOf({ totals }: SearchContext, { filters, clauses, slots }: Part): [LeadField, LeadField] | null {
  const [one, other, third] = LEAD_FIELDS.filter((field) => filters[field])
  return totals?.tables && one && other && !third && clauses.length === 0 && !slots ? [one, other] : null
}

/**
 * Counts a part that two fields narrow. Their own lists and those of the kinds are sums of totals; only what is found
 * needs to be looked at, for the third field and the companies, not what a relaxed selection would find.
 */
export function searchByPair(context: SearchContext, part: Part, [one, other]: [LeadField, LeadField], keyCount: number): number {
  const { base, compiled, counts, totals, workspace } = context
  const [first] = sourcesOf(part, base)
  if (!first) return keyCount
  const must = first.lead === one ? other : one
  const count = collect(part, first, kindsOf(context, part), ONLY_COID, workspace, must)
  const { hits, fails, picked } = workspace
  counts.byState ||= count > 0
  if (compiled.query.facets && (compiled.ownBits & COID_BIT) !== 0) {
    tally(first.codes.state, picked, pick(hits, fails, count, COID_BIT, picked), counts.of.state)
  }
  const found = pick(hits, fails, count, 0, picked)
  counts.total += found
  const keys = addPickedKeys(context, part, first, found, keyCount)
  if (!compiled.query.facets || !totals) return keys
  tally(first.codes.state, picked, found, counts.of.state)
  for (const field of LEAD_FIELDS)
    if (field !== one && field !== other) tally(first.codes[field], picked, found, counts.of[field])
  countPair(context, part, totals, one, other)
  return keys
}

function countPair(context: SearchContext, part: Part, totals: CoarseTotals, one: LeadField, other: LeadField): void {
  const { counts } = context
  const { filters } = part
  const [first, second] = [filters[one], filters[other]]
  if (!first || !second) return
  const [firstBit = 0] = BITS_OF_FIELD[one]
  const [secondBit = 0] = BITS_OF_FIELD[other]
  for (const kind of kindsOf(context, part, COUNTS_SOMEWHERE)) {
    const table = totals.tables?.[kind]
    if (!table) continue
    counts.add("kind", kind, table.countBoth(one, first.chosen, other, second.chosen))
    if ((filters.kind?.fails[kind] ?? 0) !== 0) continue
    table.addCounts(one, first.chosen, other, counts.of[other], { fails: second.fails, bit: secondBit })
    table.addCounts(other, second.chosen, one, counts.of[one], { fails: first.fails, bit: firstBit })
  }
}
