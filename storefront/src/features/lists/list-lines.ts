import type { AddLineBody, FieldProblem } from "@billet/backend/contract"

/** An item that is saved from the stock, where nobody has said how much of it: a foot, as its page offers it. */
export const savedAs = (productCode: string): AddLineBody => ({ productCode, amount: "12", unit: "in", pieces: 1 })

const ROW = /^lines\.(\d+)\./

/** Which rows of a list were refused and why, by their place; what is said of no row is left out. */
export function refusalsByRow(fields: FieldProblem[]): Map<number, string> {
  const rows = fields.flatMap(({ field, reason }) => {
    const row = ROW.exec(field)?.[1]
    return row === undefined ? [] : [[Number(row), reason] as const]
  })
  return new Map(rows)
}

/** A line without what only its list knows. */
export const toAddLine = ({ productCode, amount, unit, pieces, oneHeat = false }: AddLineBody): AddLineBody => ({
  productCode,
  amount,
  unit,
  pieces,
  oneHeat,
})
