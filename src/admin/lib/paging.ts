/** Where a page starts, from the table's state in the address; the first page when that makes no sense. */
export function offsetOf(params: URLSearchParams, prefix?: string): number {
  const offset = Number(params.get(prefix ? `${prefix}_offset` : "offset") ?? 0)
  return Number.isSafeInteger(offset) && offset > 0 ? offset : 0
}
