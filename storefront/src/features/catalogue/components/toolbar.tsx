import { PAGE_SIZES, SORTS } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { Icon } from "@/components/icon"
import { Link } from "@/components/link"
import { formatCount } from "@/lib/format"
import { catalogueTexts } from "@/texts/en/catalogue"
import { tradeTexts } from "@/texts/en/trade"
import { fill } from "@/texts/fill"
import { changeQuery, queryHref, type CatalogueQuery } from "../catalogue-query"
import { shownRange } from "../pagination"
import { OptionsMenu } from "./options-menu"
import { QuerySelect } from "./query-select"
import styles from "./toolbar.module.css"

/** How the results are shown. On small screens everything but the count sits in the Options menu. */
export function Toolbar({ query, total }: { query: CatalogueQuery; total: number }) {
  const t = useTexts(catalogueTexts)
  const { sorts } = useTexts(tradeTexts)
  const { first, last } = shownRange(query.page, query.pageSize, total)
  const to = (changes: Partial<CatalogueQuery>) => queryHref(changeQuery(query, changes))
  return (
    <div className={styles.toolbar}>
      <p className={styles.count} role="status">
        {total === 0
          ? t.noResults
          : fill(t.showingFirstLastOfTotal, { first: formatCount(first), last: formatCount(last), total: formatCount(total) })}
      </p>
      <OptionsMenu>
        <div className={styles.segments} role="group" aria-label={t.availability}>
          <Link via="stay" href={to({ near: false })} aria-current={!query.near ? "true" : undefined}>
            {t.allItems}
          </Link>
          <Link via="stay" href={to({ near: true })} aria-current={query.near ? "true" : undefined}>
            {t.availableNearYou}
          </Link>
        </div>
        <QuerySelect
          label={t.sort}
          value={query.sort}
          options={SORTS.map((sort) => ({ value: sort, label: sorts[sort], href: to({ sort }) }))}
        />
        <QuerySelect
          label={t.itemsPerPage}
          value={String(query.pageSize)}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size), href: to({ pageSize: size }) }))}
        />
        <div className={styles.segments} role="group" aria-label={t.view}>
          <Link
            via="stay"
            href={to({ view: "grid" })}
            aria-label={t.gridView}
            aria-current={query.view === "grid" ? "true" : undefined}
          >
            <Icon name="grid" />
          </Link>
          <Link
            via="stay"
            href={to({ view: "list" })}
            aria-label={t.listView}
            aria-current={query.view === "list" ? "true" : undefined}
          >
            <Icon name="list" />
          </Link>
        </div>
      </OptionsMenu>
    </div>
  )
}
