/** A filter as the table keeps it in the address: JSON of a text or a list. Anything else is no filter. */
export function filterValues(raw: string | null): string[] {
  if (!raw) return []
  try {
    const value: unknown = JSON.parse(raw)
    return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string")
  } catch {
    return [raw]
  }
}
