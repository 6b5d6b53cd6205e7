import { MAX_QUICK_ORDER_ROWS, type QuickOrderRow } from "@billet/backend/contract"
import { blankRow, isBlank, type DraftRow } from "./draft"
import { KEPT_ROWS_KEY } from "./kept-rows-key"

const FIRST_ROWS = 5
const FIELDS = ["code", "amount", "unit", "pieces"] as const

/** Who typed the rows: a buyer's id, or null for a visitor. */
export type Owner = string | null

/** Keeps what stands in the rows, each in its place; nothing when all are blank. A full or forbidden storage keeps nothing. */
export function keepRows(storage: () => Storage, owner: Owner, rows: readonly DraftRow[]): void {
  try {
    if (rows.every(isBlank)) return storage().removeItem(KEPT_ROWS_KEY)
    const kept = { owner, rows: rows.map((row) => FIELDS.map((field) => row[field])) }
    storage().setItem(KEPT_ROWS_KEY, JSON.stringify(kept))
  } catch {
    // The rows are still on the screen.
  }
}

export function readKeptRows(storage: () => Storage): string | null {
  try {
    return storage().getItem(KEPT_ROWS_KEY)
  } catch {
    return null
  }
}

/**
 * The rows a quick order opens with: those that were kept, or blank ones where there are none that can be read. What a visitor
 * has typed is there when they have signed in; what a buyer has typed is for nobody else.
 */
export function openingRows(kept: string | null, reader: Owner): DraftRow[] {
  const { owner, rows: found } = parse(kept)
  const own = owner === null || owner === reader ? found : []
  const rows = own.filter(isRow).slice(0, MAX_QUICK_ORDER_ROWS).map(toRow)
  const missing = Math.max(0, FIRST_ROWS - rows.length)
  return [...rows, ...Array.from({ length: missing }, (_, index) => blankRow(rows.length + index))]
}

function parse(kept: string | null): { owner: unknown; rows: unknown[] } {
  try {
    const { owner, rows } = JSON.parse(kept ?? "") as { owner?: unknown; rows?: unknown }
    return { owner, rows: Array.isArray(rows) ? rows : [] }
  } catch {
    return { owner: null, rows: [] }
  }
}

function isRow(one: unknown): one is string[] {
  return Array.isArray(one) && one.length === FIELDS.length && one.every((value) => typeof value === "string")
}

function toRow(values: string[], id: number): DraftRow {
  const row: Partial<QuickOrderRow> = Object.fromEntries(FIELDS.map((field, at) => [field, values[at]]))
  return { ...blankRow(id), ...row }
}
