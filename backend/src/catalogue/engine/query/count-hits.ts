import { CODE_FIELDS, type Codes } from "../store/item-columns"
import { BITS_OF_FIELD } from "./fail-bits"
import { pick, tally } from "./narrow"
import type { SearchContext } from "./search-context"

/** Counts what the workspace holds; leaves the places of what was found in `picked` and answers how many. */
export function countHits({ workspace, compiled, counts }: SearchContext, codes: Codes, count: number): number {
  const { hits, fails, picked } = workspace
  counts.byState ||= count > 0
  if (compiled.query.facets) {
    for (const field of CODE_FIELDS) {
      for (const bit of BITS_OF_FIELD[field]) {
        if ((compiled.ownBits & bit) === 0) continue
        tally(codes[field], picked, pick(hits, fails, count, bit, picked), counts.of[field])
      }
    }
  }
  const found = pick(hits, fails, count, 0, picked)
  counts.total += found
  if (compiled.query.facets) for (const field of CODE_FIELDS) tally(codes[field], picked, found, counts.of[field])
  return found
}
