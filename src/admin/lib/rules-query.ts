import { PRICING_RULE_STATUSES, type PricingRuleListQuery } from "@billet/backend/contract"
import { offsetOf } from "./paging"
import { filterValues } from "./filter-values"

export const RULES_PAGE_SIZE = 50

/** What the list of rules asks for, from the table's state in the address; archived rules only when asked for. */
export function rulesQueryOf(params: URLSearchParams): PricingRuleListQuery {
  const chosen = new Set(filterValues(params.get("status")))
  const status = PRICING_RULE_STATUSES.filter((one) => (chosen.size ? chosen.has(one) : one !== "ARCHIVED"))
  const [tag] = filterValues(params.get("tag"))
  const [category] = filterValues(params.get("category"))
  const q = params.get("q")?.trim()
  return {
    status,
    ...(q ? { q } : {}),
    ...(tag ? { tag } : {}),
    ...(category ? { category } : {}),
    limit: RULES_PAGE_SIZE,
    offset: offsetOf(params),
  }
}
