import { listOf } from "../base/amount-lists"
import type { LeadField } from "../base/projection"
import type { FieldCondition } from "./conditions"
import type { FoundNewcomer } from "./found-newcomers"
import type { Amount } from "./ordering"
import type { Cut, PageSet } from "./page-cutter"
import { ALL_CLASSES } from "./parts"
import { rankOf, selectByAmount, type AmountRoom } from "./select-by-amount"
import { everySource, leadSource } from "./sources"
import type { Workspace } from "./workspace"

/** What of a set is asked besides kind and state: that the code of one field is one of some. */
type Asked = FieldCondition & { field: LeadField }

/** Items of a list follow one another in no order of memory, so reading one costs about so many times reading the next. */
const COST_OF_LINK = 4

/** The slots of the page of a set in order of an amount, then of product code. */
export function pageByAmount(set: PageSet, amount: Amount, asked: Asked | null, cut: Cut, workspace: Workspace): number[] {
  const { base, codeOrder } = set
  const found = set.countOfClasses(ALL_CLASSES)
  const read = asked ? readingCost(set, asked) : base.size
  const walked = found === 0 ? Infinity : (base.size / found) * (cut.skip + cut.take) * COST_OF_LINK
  const cutKeys = walked < read ? walkLists : readAll
  const keys = cutKeys(set, amount, asked, cut, workspace)
  return keys.map((key) => codeOrder.slotOf(key))
}

function readingCost({ base }: PageSet, { field, chosen }: Asked): number {
  let cost = 0
  for (const code of chosen) cost += base.leadTotals[field][code] ?? 0
  return cost
}

/** Reads the lists from the first one on until the page is full. */
function walkLists(set: PageSet, amount: Amount, asked: Asked | null, { skip, take }: Cut, workspace: Workspace): number[] {
  const { byAmount: room } = workspace
  const lists = set.base.amountLists(amount.field)
  const newcomers = new Map<number, FoundNewcomer[]>()
  for (const one of set.newcomers.all()) {
    const list = listOf(set.base.columns.number(amount.field, one.slot))
    newcomers.set(list, [...(newcomers.get(list) ?? []), one])
  }
  const add = adderTo(set, amount, room)
  const isAsked = askedSlots(set, asked)
  const page: number[] = []
  let left = skip
  room.reserve(set.base.size + set.newcomers.count)
  for (const list of lists.inOrder(amount.isDescending, new Set(newcomers.keys()))) {
    let count = 0
    for (let slot = lists.firstOf(list); slot >= 0; slot = lists.nextOf(slot)) {
      if (isAsked(slot)) add(count++, slot, set.codeOrder.keyOfBase(slot))
    }
    for (const { slot, key } of newcomers.get(list) ?? []) add(count++, slot, key)
    for (const key of selectByAmount(room, count, left, take - page.length)) page.push(key)
    left = Math.max(left - count, 0)
    if (page.length === take) break
  }
  return page
}

/** Looks at every item of the smallest place to start from. */
function readAll(set: PageSet, amount: Amount, asked: Asked | null, { skip, take }: Cut, workspace: Workspace): number[] {
  const { byAmount: room, hits } = workspace
  const { base, kinds, codeOrder, newcomers, state } = set
  const { gather, codes, slots, cost } = asked ? leadSource(asked.field, asked, base) : everySource(base)
  room.reserve(cost + newcomers.count)
  const held = gather(kinds, hits, null)
  const add = adderTo(set, amount, room)
  let count = 0
  for (let at = 0; at < held; at++) {
    const place = hits[at] ?? 0
    if (state.fails[codes.state[place] ?? 0] !== 0) continue
    const slot = slots ? (slots[place] ?? 0) : place
    add(count++, slot, codeOrder.keyOfBase(slot))
  }
  for (const { slot, key } of newcomers.all()) add(count++, slot, key)
  return selectByAmount(room, count, skip, take)
}

function adderTo({ base }: PageSet, { field, isDescending }: Amount, room: AmountRoom) {
  return (at: number, slot: number, key: number): void => {
    room.keys[at] = key
    room.amounts[at] = rankOf(base.columns.number(field, slot), isDescending)
  }
}

/** Whether a slot of the base is of the set. */
function askedSlots({ base, kinds, state }: PageSet, asked: Asked | null): (slot: number) => boolean {
  const isKind = new Uint8Array(base.columns.kinds.size)
  for (const kind of kinds) isKind[kind] = 1
  const codes = base.columns.arrays()
  const column = asked && codes[asked.field]
  return (slot) =>
    isKind[codes.kind[slot] ?? 0] === 1 &&
    state.fails[codes.state[slot] ?? 0] === 0 &&
    (!asked || !column || asked.fails[column[slot] ?? 0] === 0)
}
