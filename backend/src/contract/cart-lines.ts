import { MAX_PIECES, MIN_PIECES, type Unit } from "./quantity-values"

/**
 * What a line is merged by. `amount` is text per piece; "12" and "12.0" are the same amount. A line whose pieces are all of
 * one heat is another than one without that wish.
 */
export type LineKey = { productCode: string; amount: string; unit: Unit; oneHeat?: boolean }
/** The part of a cart line the merge rules look at; a line may carry more, which they keep. */
export type MergeLine = LineKey & { id: string; pieces: number }

export type LineOutcome = "appended" | "merged" | "updated" | "removed" | "not-found"
/** The lines after a change, the line that now holds it, and sentences to show. */
export type LineChange<L> = { lines: L[]; outcome: LineOutcome; lineId: string | null; capped: boolean; notices: string[] }

/** Pieces that are no whole number from 1 to 100. */
export class PiecesRangeError extends Error {
  override readonly name = "PiecesRangeError"
  constructor(readonly pieces: number) {
    super(`Pieces must be a whole number from ${MIN_PIECES} to ${MAX_PIECES}, not ${pieces}`)
  }
}

/**
 * Adds a line: merged with a line of the same key by adding pieces, else appended (specification section 4). More
 * than 100 pieces by merging are capped with a notice (decision 26).
 * @throws PiecesRangeError when the new line's own pieces are out of range.
 */
export function addLine<L extends MergeLine>(lines: readonly L[], line: L): LineChange<L> {
  checkPieces(line.pieces)
  const twin = lines.find((other) => isSameLine(other, line))
  if (twin) return mergeInto(lines, twin, line.pieces)
  return { lines: [...lines, line], outcome: "appended", lineId: line.id, capped: false, notices: [] }
}

/**
 * Changes a line by its id. When it lands on another line's key its pieces go to that line and it disappears, else it
 * changes in place. Source: decision 27.
 * @throws PiecesRangeError when the new pieces are out of range.
 */
export function updateLine<L extends MergeLine>(
  lines: readonly L[],
  id: string,
  changes: Partial<Pick<MergeLine, "amount" | "unit" | "pieces" | "oneHeat">>,
): LineChange<L> {
  const line = lines.find((other) => other.id === id)
  if (!line) return unchanged(lines)
  const changed: L = {
    ...line,
    amount: changes.amount ?? line.amount,
    unit: changes.unit ?? line.unit,
    pieces: changes.pieces ?? line.pieces,
    ...(changes.oneHeat === undefined ? {} : { oneHeat: changes.oneHeat }),
  }
  checkPieces(changed.pieces)
  const twin = lines.find((other) => other.id !== id && isSameLine(other, changed))
  if (twin)
    return mergeInto(
      lines.filter((other) => other.id !== id),
      twin,
      changed.pieces,
    )
  const replaced = lines.map((other) => (other.id === id ? changed : other))
  return { lines: replaced, outcome: "updated", lineId: id, capped: false, notices: [] }
}

/** Removes a line by its id, or by its key (specification section 4). */
export function removeLine<L extends MergeLine>(lines: readonly L[], match: { id: string } | LineKey): LineChange<L> {
  const line = lines.find((other) => ("id" in match ? other.id === match.id : isSameLine(other, match)))
  if (!line) return unchanged(lines)
  return { lines: lines.filter((other) => other !== line), outcome: "removed", lineId: line.id, capped: false, notices: [] }
}

/** Whether two lines would be merged. */
export function isSameLine(a: LineKey, b: LineKey): boolean {
  if (a.productCode !== b.productCode || a.unit !== b.unit || Boolean(a.oneHeat) !== Boolean(b.oneHeat)) return false
  return canonicalAmount(a.amount) === canonicalAmount(b.amount)
}

/** An amount without zeros that say nothing: "012.50" is "12.5". */
export function canonicalAmount(amount: string): string {
  const text = amount.trim().replace(/^0+(?=\d)/, "")
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text
}

function mergeInto<L extends MergeLine>(lines: readonly L[], twin: L, added: number): LineChange<L> {
  const sum = twin.pieces + added
  const pieces = Math.min(sum, MAX_PIECES)
  const capped = pieces < sum
  const notices = capped
    ? [`${twin.productCode}: a line holds at most ${MAX_PIECES} pieces; ${sum} were reduced to ${pieces}.`]
    : []
  const merged = lines.map((other) => (other.id === twin.id ? { ...other, pieces } : other))
  return { lines: merged, outcome: "merged", lineId: twin.id, capped, notices }
}

function unchanged<L extends MergeLine>(lines: readonly L[]): LineChange<L> {
  return { lines: [...lines], outcome: "not-found", lineId: null, capped: false, notices: [] }
}

function checkPieces(pieces: number): void {
  if (!Number.isInteger(pieces) || pieces < MIN_PIECES || pieces > MAX_PIECES) throw new PiecesRangeError(pieces)
}
