import { plainNumber } from "./plain-number"
import { MAX_CART_LINES, MAX_PIECES, MIN_PIECES, SHORTEST_PIECE_INCHES, UNITS, type Unit } from "./quantity-values"

export const MAX_QUICK_ORDER_ROWS = MAX_CART_LINES

/** A row as typed, pasted or read from a file: nothing in it is known to be right. */
export type QuickOrderRow = { code: string; amount: string; unit: string; pieces: string }
export type QuickOrderField = keyof QuickOrderRow
export type QuickOrderProblem = { field: QuickOrderField; reason: string }
export type QuickOrderLine = { productCode: string; amount: string; unit: Unit; pieces: number }

const UNIT_WORDS: Readonly<Record<string, Unit>> = {
  "": "in",
  in: "in",
  inch: "in",
  inches: "in",
  '"': "in",
  lb: "lb",
  lbs: "lb",
  pound: "lb",
  pounds: "lb",
  kg: "kg",
  kgs: "kg",
  kilogram: "kg",
  kilograms: "kg",
}

/**
 * A row as a cart line, or why it is none. Blank unit is inches and blank pieces one; an amount may be written in any of the
 * ways that `plainNumber` knows.
 */
export function readQuickOrderRow(row: QuickOrderRow): { line: QuickOrderLine } | { problems: QuickOrderProblem[] } {
  const productCode = row.code.trim().replace(/\s+/g, " ").toUpperCase()
  const amount = plainNumber(row.amount)
  const unit = unitOf(row.unit)
  const pieces = row.pieces.trim() === "" ? MIN_PIECES : Number(row.pieces)
  const problems: QuickOrderProblem[] = []
  if (productCode === "") problems.push({ field: "code", reason: "Enter a product code" })
  if (!/^\d{1,7}(\.\d{1,4})?$/.test(amount) || Number(amount) <= 0) {
    problems.push({ field: "amount", reason: "Enter an amount above 0, at most 4 decimals" })
  } else if (unit === "in" && Number(amount) < SHORTEST_PIECE_INCHES) {
    problems.push({ field: "amount", reason: `The shortest piece is ${SHORTEST_PIECE_INCHES} in` })
  }
  if (!unit) problems.push({ field: "unit", reason: `Use ${UNITS.join(", ")}` })
  if (!Number.isInteger(pieces) || pieces < MIN_PIECES || pieces > MAX_PIECES) {
    problems.push({ field: "pieces", reason: `Whole pieces, ${MIN_PIECES} to ${MAX_PIECES}` })
  }
  return problems.length > 0 || !unit ? { problems } : { line: { productCode, amount, unit, pieces } }
}

function unitOf(text: string): Unit | null {
  const word = text.trim().toLowerCase().replace(/\.$/, "")
  return Object.hasOwn(UNIT_WORDS, word) ? (UNIT_WORDS[word] ?? null) : null
}

const HEADINGS: Readonly<Record<string, QuickOrderField>> = {
  code: "code",
  productcode: "code",
  product: "code",
  item: "code",
  amount: "amount",
  length: "amount",
  quantity: "amount",
  unit: "unit",
  uom: "unit",
  pieces: "pieces",
  pcs: "pieces",
  qty: "pieces",
}
const ORDER: readonly QuickOrderField[] = ["code", "amount", "unit", "pieces"]

/** Cells of a sheet as rows: a heading line names the columns in any order; without one they are code, amount, unit, pieces. */
export function toQuickOrderRows(cells: readonly (readonly unknown[])[]): QuickOrderRow[] {
  const [first = []] = cells
  const named = first.map((cell) => headingOf(textOf(cell)))
  const hasHeading = named.includes("code")
  const columns = hasHeading ? named : ORDER
  const rows = (hasHeading ? cells.slice(1) : cells).map((line) => {
    const cellOf = (field: QuickOrderField) => {
      const index = columns.indexOf(field)
      return index === -1 ? "" : textOf(line[index])
    }
    return { code: cellOf("code"), amount: cellOf("amount"), unit: cellOf("unit"), pieces: cellOf("pieces") }
  })
  return rows.filter((row) => Object.values(row).some((text) => text !== ""))
}

function headingOf(text: string): QuickOrderField | null {
  const word = text.toLowerCase().replace(/[^a-z]/g, "")
  return Object.hasOwn(HEADINGS, word) ? (HEADINGS[word] ?? null) : null
}

function textOf(cell: unknown): string {
  return typeof cell === "string" || typeof cell === "number" ? String(cell).trim() : ""
}
