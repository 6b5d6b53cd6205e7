import type { Sort } from "@billet/backend/contract"
import { Icon } from "@/components/icon"
import { Link } from "@/components/link"
import { changeQuery, queryHref, type CatalogueQuery } from "../catalogue-query"
import type { HeadProps } from "./result-table-head"
import styles from "./result-table.module.css"

/** What the search can sort by. Of availability the best comes first; the other way round nobody buys. */
const ORDERS: Record<HeadProps["column"], { ascending?: Sort; descending: Sort }> = {
  size: { ascending: "size-asc", descending: "size-desc" },
  availability: { descending: "availability" },
}

/** The head of such a column: a link to the next of its orders, where it has but one, then back to that of the shop. */
export function SortHead({ query, column, className, children }: HeadProps & { query: CatalogueQuery }) {
  const { ascending, descending } = ORDERS[column]
  const order = query.sort === ascending ? "ascending" : query.sort === descending ? "descending" : undefined
  const other = order === "descending" ? (ascending ?? "featured") : descending
  const next = order ? other : (ascending ?? descending)
  return (
    <th scope="col" className={className} aria-sort={order}>
      <Link via="stay" href={queryHref(changeQuery(query, { sort: next }))} className={styles.sort}>
        <span>{children}</span>
        {order && <Icon name={order === "ascending" ? "collapse" : "down"} size={12} />}
      </Link>
    </th>
  )
}
