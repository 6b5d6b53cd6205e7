import type { Sort } from "@billet/backend/contract"
import type { SearchTypes } from "@medusajs/framework/types"
import { refuse } from "./refuse"

type Order = Record<string, SearchTypes.SearchOrderBy>

/** The sorts as orders of index fields; ties follow the product code. */
export const SORT_ORDERS: Record<Sort, Order> = {
  featured: { popular_rank: "ASC", availability_rank: "ASC", code_order: "ASC" },
  availability: { availability_rank: "ASC", code_order: "ASC" },
  "size-asc": { size_key: "ASC", code_order: "ASC" },
  "size-desc": { size_key: "DESC", code_order: "ASC" },
  "code-asc": { code_order: "ASC" },
  "code-desc": { code_order: "DESC" },
  "grade-asc": { grade_order: "ASC", code_order: "ASC" },
  "grade-desc": { grade_order: "DESC", code_order: "ASC" },
  "stock-asc": { available_inches: "ASC", code_order: "ASC" },
  "stock-desc": { available_inches: "DESC", code_order: "ASC" },
  "price-asc": { average_cost_per_lb: "ASC", code_order: "ASC" },
  "price-desc": { average_cost_per_lb: "DESC", code_order: "ASC" },
}

const nameOf = (order: Order) =>
  Object.entries(order)
    .map(([column, direction]) => `${column} ${direction.toUpperCase()}`)
    .join(", ")
    .replace(/, code_order ASC$/, "")
const SORT_OF_ORDER = new Map(Object.entries(SORT_ORDERS).map(([sort, order]) => [nameOf(order), sort as Sort]))

/**
 * The sort an order stands for. With a text, no order or `_score` is relevance, which is how we sort what is featured;
 * a text with the order of featured items would ask for the opposite.
 */
export function readOrder(order: Order | undefined, hasText: boolean): Sort {
  const name = nameOf(order ?? {})
  if (name === "" || (hasText && name === "_score DESC")) return "featured"
  const sort = SORT_OF_ORDER.get(name)
  if (!sort || (hasText && sort === "featured")) return refuse(`sort by ${name}; possible are ${[...SORT_OF_ORDER.keys()].join("; ")}`)
  return sort
}
