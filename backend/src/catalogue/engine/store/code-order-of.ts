import { alphabetically } from "./dictionary"

/** The order that puts product codes in ascending order, by code unit; of equal codes only the last. */
export function codeOrderOf(codes: readonly string[]): Uint32Array {
  const order = Array.from(codes.keys()).sort((a, b) => alphabetically(codes[a] ?? "", codes[b] ?? "") || a - b)
  return Uint32Array.from(order.filter((slot, at) => codes[slot] !== codes[order[at + 1] ?? -1]))
}
