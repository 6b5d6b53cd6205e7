import { MESSAGES, PAGE_SIZES, SORT_LABELS, SORTS } from "@billet/backend/contract"
import { Icon } from "@/components/icon"
import { formatCount } from "@/lib/format"
import { changeQuery, queryHref, type CatalogueQuery } from "../catalogue-query"
import { shownRange } from "../pagination"
import { OptionsMenu } from "./options-menu"
import { QueryLink } from "./query-link"
import { QuerySelect } from "./query-select"
import styles from "./toolbar.module.css"

/** How the results are shown. On small screens everything but the count sits in the Options menu. */
export function Toolbar({ query, total }: { query: CatalogueQuery; total: number }) {
  const { first, last } = shownRange(query.page, query.pageSize, total)
  const to = (changes: Partial<CatalogueQuery>) => queryHref(changeQuery(query, changes))
  return (
    <div className={styles.toolbar}>
      <p className={styles.count} role="status">
        {total === 0 ? MESSAGES.noResults : `Showing ${formatCount(first)}-${formatCount(last)} of ${formatCount(total)}`}
      </p>
      <OptionsMenu>
        <div className={styles.segments} role="group" aria-label="Availability">
          <QueryLink href={to({ near: false })} aria-current={!query.near ? "true" : undefined}>
            All Items
          </QueryLink>
          <QueryLink href={to({ near: true })} aria-current={query.near ? "true" : undefined}>
            Available Near You
          </QueryLink>
        </div>
        <QuerySelect
          label="Sort"
          value={query.sort}
          options={SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort], href: to({ sort }) }))}
        />
        <QuerySelect
          label="Items Per Page"
          value={String(query.pageSize)}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size), href: to({ pageSize: size }) }))}
        />
        <div className={styles.segments} role="group" aria-label="View">
          <QueryLink href={to({ view: "grid" })} aria-label="Grid view" aria-current={query.view === "grid" ? "true" : undefined}>
            <Icon name="grid" />
          </QueryLink>
          <QueryLink href={to({ view: "list" })} aria-label="List view" aria-current={query.view === "list" ? "true" : undefined}>
            <Icon name="list" />
          </QueryLink>
        </div>
      </OptionsMenu>
    </div>
  )
}
