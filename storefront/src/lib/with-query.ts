/** An address with the values that are set. */
export function withQuery(path: string, values: Record<string, string | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value)
  const text = query.toString()
  return text === "" ? path : `${path}?${text}`
}
