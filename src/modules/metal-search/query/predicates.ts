import type { SearchTypes } from "@medusajs/framework/types"
import { refuse } from "./refuse"

/** One condition on one field. */
export type Predicate = { field: string; operator: string; value: unknown }

/** The conditions of a filter tree, all of which must hold. Throws INVALID_DATA for `$or` and `$not`. */
export function predicatesOf(filters: SearchTypes.SearchFilters | undefined): Predicate[] {
  return Object.entries(filters ?? {}).flatMap(([key, value]) => {
    if (value === undefined) return []
    if (key === "$and") return (value as SearchTypes.SearchFilters[]).flatMap(predicatesOf)
    if (key.startsWith("$")) return refuse(`filter with ${key}`)
    return fieldPredicates(key, value)
  })
}

function fieldPredicates(field: string, value: unknown): Predicate[] {
  if (Array.isArray(value)) return [{ field, operator: "$in", value }]
  if (value === null || typeof value !== "object" || value instanceof Date) return [{ field, operator: "$eq", value }]
  const asked = Object.entries(value).filter(([, operand]) => operand !== undefined)
  return asked.map(([operator, operand]) => ({ field, operator, value: operand as unknown }))
}
