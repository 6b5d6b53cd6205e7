import type { SearchTypes } from "@medusajs/framework/types"
import { refuse } from "./refuse"

const IMPOSSIBLE = ["attributes_to_search_on", "distinct", "min_score", "include_score", "locales", "vector"] as const

/** Throws INVALID_DATA for options that would change the answer in ways the index does not know. */
export function checkOptions({ search_options: options = {}, pagination, q }: SearchTypes.ProviderSearchQuery): void {
  for (const name of IMPOSSIBLE) {
    const value = options[name]
    if (value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0)) refuse(`take the option "${name}"`)
  }
  // Every word is looked for as a beginning, and a slip in a long word is forgiven, whatever is asked.
  if (options.match_strategy === "any") refuse(`match any of several words`)
  if (options.typo_tolerance === false && q) refuse(`be kept from forgiving a typo`)
  if (options.highlight && q) refuse(`highlight words`)
  if (pagination?.cursor !== undefined) refuse(`page by cursor`)
}
