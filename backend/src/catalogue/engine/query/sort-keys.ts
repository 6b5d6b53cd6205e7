import type { FoundNewcomers } from "./found-newcomers"
import type { Amount } from "./ordering"
import { fromTheEnd } from "./page-cutter"
import type { Part } from "./parts"
import { kindsOf, type SearchContext } from "./search-context"
import { rankOf, selectByAmount } from "./select-by-amount"
import { selectSmallest } from "./select-smallest"
import type { Source } from "./sources"

/*
 * A sort key is one number: tier of relevance, then bucket of the ordering, then product code. The keys of all that was
 * found stand in the workspace; the page is cut from them.
 */

/** Adds the keys of the picked places, items of one part, to the first `count` keys; answers how many there are then. */
export function addPickedKeys(
  context: SearchContext,
  part: Part,
  { codes, slots }: Source,
  found: number,
  count: number,
): number {
  const { ordering, codeOrder, workspace } = context
  const { picked, keys } = workspace
  const onlyTier = tierOf(context, part)
  const relevance = onlyTier === null ? context.relevance : null
  const { bucketOf } = ordering
  const column = codes[ordering.field]
  for (let at = 0; at < found; at++) {
    const place = picked[at] ?? 0
    const slot = slots ? (slots[place] ?? 0) : place
    const tier = (relevance ? relevance.tierOf(slot) : (onlyTier ?? 0)) * ordering.buckets
    keys[count + at] = (tier + (bucketOf[column[place] ?? 0] ?? 0)) * codeOrder.span + codeOrder.keyOfBase(slot)
  }
  return count + found
}

/** The tier of relevance all items of a part stand in, 0 when relevance is not asked for; null when that cannot be told. */
export function tierOf(context: SearchContext, part: Part): number | null {
  return context.relevance ? context.relevance.onlyTier(part, kindsOf(context, part)) : 0
}

/** Adds the keys of slots of the base that all stand in one tier. */
export function addSlotKeys(
  { base, ordering, codeOrder, workspace }: SearchContext,
  slots: readonly number[],
  tier: number,
  count: number,
) {
  let next = count
  for (const slot of slots) {
    const bucket = ordering.bucketOf[base.columns.code(ordering.field, slot)] ?? 0
    workspace.keys[next++] = (tier * ordering.buckets + bucket) * codeOrder.span + codeOrder.keyOfBase(slot)
  }
  return next
}

export function addNewcomerKeys(context: SearchContext, found: FoundNewcomers, count: number): number {
  const { base, ordering, codeOrder, workspace, relevance } = context
  let next = count
  for (const { slot, key } of found.all()) {
    const tier = relevance ? relevance.tierOf(slot) * ordering.buckets : 0
    const bucket = ordering.bucketOf[base.columns.code(ordering.field, slot)] ?? 0
    workspace.keys[next++] = (tier + bucket) * codeOrder.span + key
  }
  return next
}

/** The slots of the page, cut from the first `count` keys. */
export function cutKeys(context: SearchContext, count: number): number[] {
  const { compiled, workspace, codeOrder, ordering } = context
  const { offset, limit } = compiled.query
  if (ordering.amount) return cutByAmount(context, ordering.amount, count)
  const cut = ordering.isReversed ? fromTheEnd({ skip: offset, take: limit }, count) : { skip: offset, take: limit }
  const chosen = selectSmallest(workspace.keys, count, cut.skip, cut.take)
  const slots = Array.from(chosen, (key) => codeOrder.slotOf(key % codeOrder.span))
  return ordering.isReversed ? slots.reverse() : slots
}

function cutByAmount({ base, compiled, workspace, codeOrder }: SearchContext, { field, isDescending }: Amount, count: number) {
  const { byAmount: room, keys } = workspace
  room.reserve(count)
  for (let at = 0; at < count; at++) {
    const key = (keys[at] ?? 0) % codeOrder.span
    room.keys[at] = key
    room.amounts[at] = rankOf(base.columns.number(field, codeOrder.slotOf(key)), isDescending)
  }
  const { offset, limit } = compiled.query
  return selectByAmount(room, count, offset, limit).map((key) => codeOrder.slotOf(key))
}
