import type { Sort } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { Icon } from "@/components/icon"
import { Link } from "@/components/link"
import { catalogueTexts } from "@/texts/en/catalogue"
import { changeQuery, queryHref, type CatalogueQuery } from "../catalogue-query"
import type { HeadProps, SortedColumn } from "./result-table-head"
import styles from "./result-table.module.css"

/** The orders of each column, the one first that a buyer wants first. Of availability nobody buys the other way round. */
const ORDERS: Record<SortedColumn, readonly [Sort, ...Sort[]]> = {
  code: ["code-asc", "code-desc"],
  grade: ["grade-asc", "grade-desc"],
  size: ["size-asc", "size-desc"],
  stock: ["stock-desc", "stock-asc"],
  availability: ["availability"],
  price: ["price-asc", "price-desc"],
}

type Props = HeadProps & { query: CatalogueQuery; canSeePrices: boolean }

/**
 * The head of such a column: a link to the next of its orders, where it has but one, then back to that of the shop. Prices are
 * the reader's own, but their order is that of the list prices, and the head says so.
 */
export function SortHead({ query, column, canSeePrices, className, children }: Props) {
  const t = useTexts(catalogueTexts)
  if (column === "price" && !canSeePrices) {
    return (
      <th scope="col" className={className}>
        {children}
      </th>
    )
  }
  const orders = ORDERS[column]
  const at = orders.indexOf(query.sort)
  const order = at < 0 ? undefined : query.sort.endsWith("-asc") ? "ascending" : "descending"
  const next = orders[at + 1] ?? (orders.length === 1 ? "featured" : orders[0])
  return (
    <th scope="col" className={className} aria-sort={order}>
      <Link via="stay" href={queryHref(changeQuery(query, { sort: next }))} className={styles.sort}>
        <span>
          {children}
          {column === "price" && <span className={order ? styles.note : "visually-hidden"}> {t.byListPrice}</span>}
        </span>
        {order && <Icon name={order === "ascending" ? "collapse" : "down"} size={12} />}
      </Link>
    </th>
  )
}
