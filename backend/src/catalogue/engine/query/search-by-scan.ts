import type { LeadField } from "../base/projection"
import { collect } from "./collect"
import { countHits } from "./count-hits"
import { BITS_OF_FIELD, COUNTS_SOMEWHERE } from "./fail-bits"
import { pick, tally } from "./narrow"
import type { Part } from "./parts"
import { keepsOf, kindsOf, type SearchContext } from "./search-context"
import { addPickedKeys } from "./sort-keys"
import { everySource, sourcesOf, type Source } from "./sources"

/** Counts a part by looking at the items of its smallest source, and adds their sort keys; answers how many keys there are. */
export function searchByScan(context: SearchContext, part: Part, keyCount: number): number {
  const { compiled, base, workspace } = context
  const keeps = keepsOf(context)
  const [first = everySource(base), ...others] = sourcesOf(part, base)
  const found = countHits(context, first.codes, collect(part, first, kindsOf(context, part, keeps), keeps, workspace))
  const count = addPickedKeys(context, part, first, found, keyCount)
  if (first.lead && compiled.query.facets) countChoicesOf(context, part, first.lead, others)
  return count
}

/** A source that follows a field's chosen codes has not seen the field's other codes; they count in its own list. */
function countChoicesOf(context: SearchContext, part: Part, lead: LeadField, others: readonly Source[]): void {
  const { compiled, base, workspace, counts } = context
  const [bit = 0] = BITS_OF_FIELD[lead]
  if ((compiled.ownBits & bit) === 0) return
  const [source = everySource(base)] = others
  const count = collect(part, source, kindsOf(context, part), COUNTS_SOMEWHERE, workspace)
  tally(
    source.codes[lead],
    workspace.picked,
    pick(workspace.hits, workspace.fails, count, bit, workspace.picked),
    counts.of[lead],
  )
}
