import {
  MAX_QUICK_ORDER_ROWS,
  readQuickOrderRow,
  type FieldProblem,
  type QuickOrderLine,
  type QuickOrderProblem,
  type QuickOrderRow,
} from "@billet/backend/contract"

export type DraftRow = QuickOrderRow & { id: number; problems: QuickOrderProblem[]; suggestions: string[] }

const LONGEST_CODE = 120
const BLANK: QuickOrderRow = { code: "", amount: "", unit: "in", pieces: "1" }

export function blankRow(id: number): DraftRow {
  return { ...BLANK, id, problems: [], suggestions: [] }
}

export function isBlank(row: QuickOrderRow): boolean {
  return row.code.trim() === "" && row.amount.trim() === ""
}

/** What has come of rows that were taken in; `first` is the id of the first of them, null where none had room. */
export type TakenIn = { rows: DraftRow[]; taken: number; dropped: number; first: number | null }

/** Rows behind those that are filled in, up to the limit; a blank one stays at the end to type into. */
export function withRows(rows: readonly DraftRow[], added: readonly QuickOrderRow[]): TakenIn {
  const filled = rows.filter((row) => !isBlank(row))
  const room = MAX_QUICK_ORDER_ROWS - filled.length
  let id = Math.max(0, ...rows.map((row) => row.id))
  const fresh = added.slice(0, room).map((row) => ({ ...blankRow(++id), ...row }))
  const all = [...filled, ...fresh]
  return {
    rows: all.length < MAX_QUICK_ORDER_ROWS ? [...all, blankRow(++id)] : all,
    taken: fresh.length,
    dropped: added.length - fresh.length,
    first: fresh[0]?.id ?? null,
  }
}

/** The filled rows as cart lines with their own rows' ids; null lines where a row is wrong, and the rows with their problems. */
export function readRows(rows: readonly DraftRow[]): { lines: QuickOrderLine[]; ids: number[]; rows: DraftRow[]; wrong: number } {
  const lines: QuickOrderLine[] = []
  const ids: number[] = []
  let wrong = 0
  const checked = rows.map((row) => {
    if (isBlank(row)) return { ...row, problems: [], suggestions: [] }
    const read = readQuickOrderRow(row)
    if ("problems" in read) {
      wrong++
      return { ...row, problems: read.problems, suggestions: [] }
    }
    lines.push(read.line)
    ids.push(row.id)
    return { ...row, problems: [], suggestions: [] }
  })
  return { lines, ids, rows: checked, wrong }
}

/** The codes that rows name, as they are to be asked about. */
export function codesIn(rows: readonly DraftRow[]): string[] {
  const codes = rows.map(({ code }) => code.trim()).filter((code) => code !== "" && code.length <= LONGEST_CODE)
  return [...new Set(codes)].slice(0, MAX_QUICK_ORDER_ROWS)
}

/** Codes that cannot be ordered, put on their rows beside what else is wrong there. */
export function withRefusedCodes(rows: readonly DraftRow[], reasons: ReadonlyMap<string, string>): DraftRow[] {
  return rows.map((row) => {
    const reason = reasons.get(row.code.trim())
    return reason === undefined ? row : { ...row, problems: [...row.problems, { field: "code", reason }] }
  })
}

/** The server's refusals ("lines.3.productCode") put on the rows they are about. */
export function withRefusals(rows: readonly DraftRow[], ids: readonly number[], refusals: readonly FieldProblem[]): DraftRow[] {
  const reasons = new Map(
    refusals.map(({ field, reason }) => [ids[Number(field.split(".")[1])], { field: "code" as const, reason }]),
  )
  return rows.map((row) => {
    const problem = reasons.get(row.id)
    return problem ? { ...row, problems: [problem] } : row
  })
}
