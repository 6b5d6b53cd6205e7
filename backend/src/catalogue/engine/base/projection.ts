import { codeArray } from "../store/code-column"
import type { ImageReader, ImageWriter } from "../image/stock-image"
import { CODE_FIELDS, type Codes, type ItemColumns } from "../store/item-columns"

/** The fields whose values are many enough to be worth an order of their own. */
export const LEAD_FIELDS = ["grade", "condition", "dimension"] as const
export type LeadField = (typeof LEAD_FIELDS)[number]

/**
 * All items laid out by kind, then by the lead field's value, then by slot. The items of one kind and value are one run,
 * so a search that chooses values reads memory from front to back instead of jumping about.
 */
export type Projection = Codes & {
  lead: LeadField
  leadCount: number
  /** The run of a kind and value starts at `start[kind * leadCount + value]` and ends where the next begins. */
  start: Uint32Array
  slots: Uint32Array
  /** Where each slot stands. */
  position: Uint32Array
}

const STEP = 1 << 15

/** Lays out all items of the columns, in steps. */
export function* projectBy(lead: LeadField, columns: ItemColumns): Generator<void, Projection> {
  const { length: size } = columns
  const { kind, [lead]: leads } = columns.arrays()
  const leadCount = columns.sizeOf(lead)
  const start = new Uint32Array(columns.kinds.size * leadCount + 1)
  for (let slot = 0; slot < size; slot++) {
    const run = (kind[slot] ?? 0) * leadCount + (leads[slot] ?? 0)
    start[run + 1] = (start[run + 1] ?? 0) + 1
    if (slot % STEP === 0) yield
  }
  for (let run = 1; run < start.length; run++) start[run] = (start[run] ?? 0) + (start[run - 1] ?? 0)
  const next = start.slice()
  const slots = new Uint32Array(size)
  const position = new Uint32Array(size)
  for (let slot = 0; slot < size; slot++) {
    const run = (kind[slot] ?? 0) * leadCount + (leads[slot] ?? 0)
    const at = next[run] ?? 0
    next[run] = at + 1
    slots[at] = slot
    position[slot] = at
    if (slot % STEP === 0) yield
  }
  return { lead, leadCount, start, slots, position, ...(yield* gather(columns, slots)) }
}

function* gather(columns: ItemColumns, slots: Uint32Array): Generator<void, Codes> {
  const codes = columns.arrays()
  for (const field of CODE_FIELDS) {
    const from = codes[field]
    const to = codeArray(columns.sizeOf(field), slots.length)
    for (let at = 0; at < slots.length; at++) {
      to[at] = from[slots[at] ?? 0] ?? 0
      if (at % STEP === 0) yield
    }
    codes[field] = to
  }
  return codes
}

const nameOf = (lead: LeadField, part: string) => `by-${lead}.${part}`

/** Puts a projection into an image, in steps; answers how many values it has. */
export function* imageOfProjection(projection: Projection, image: ImageWriter): Generator<void, number> {
  const { lead, leadCount, start, slots, position } = projection
  for (const [name, array] of Object.entries({ start, slots, position })) image.keep(nameOf(lead, name), array)
  for (const field of CODE_FIELDS) {
    if (field === "state") yield* image.copy(nameOf(lead, field), projection.state)
    else image.keep(nameOf(lead, field), projection[field])
  }
  return leadCount
}

export function projectionOf(lead: LeadField, leadCount: number, image: ImageReader): Projection {
  const list = (name: string) => image.array(nameOf(lead, name), Uint32Array)
  const codes = (field: string) => image.codes(nameOf(lead, field))
  return {
    ...{ lead, leadCount, start: list("start"), slots: list("slots"), position: list("position") },
    ...{ kind: codes("kind"), grade: codes("grade"), condition: codes("condition"), dimension: codes("dimension") },
    state: codes("state"),
  }
}

/** Writes an item's state where the projection has it. */
export function setState(projection: Projection, slot: number, state: number): void {
  if (state > 0xffff && projection.state instanceof Uint16Array) projection.state = Uint32Array.from(projection.state)
  projection.state[projection.position[slot] ?? 0] = state
}
