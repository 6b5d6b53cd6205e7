import { alphabetically } from "./dictionary"
import type { TextColumn } from "./text-column"

/** The order that puts product codes in ascending order, by code unit; of equal codes only the last. */
export function codeOrderOf(column: TextColumn, length: number): Uint32Array {
  const codes = Array.from({ length }, (_, slot) => column.get(slot))
  const order = Array.from(codes.keys()).sort((a, b) => alphabetically(codes[a] ?? "", codes[b] ?? "") || a - b)
  return Uint32Array.from(order.filter((slot, at) => codes[slot] !== codes[order[at + 1] ?? -1]))
}
