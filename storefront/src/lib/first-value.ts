export type SearchParams = Record<string, string | string[] | undefined>

/** The first value of a query parameter; undefined when missing or blank. */
export function firstValue(params: SearchParams, name: string): string | undefined {
  const value = params[name]
  const first = Array.isArray(value) ? value[0] : value
  return first?.trim() || undefined
}

/** Every value of a query parameter, blanks dropped. */
export function allValues(params: SearchParams, name: string): string[] {
  const value = params[name]
  const list = value === undefined ? [] : Array.isArray(value) ? value : [value]
  return [...new Set(list.map((one) => one.trim()).filter((one) => one !== ""))]
}
