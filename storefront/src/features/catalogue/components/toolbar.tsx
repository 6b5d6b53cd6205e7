import { PAGE_SIZES, TOOLBAR_SORTS, type Sort } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { Icon } from "@/components/icon"
import { Link } from "@/components/link"
import { formatCount } from "@/lib/format"
import { catalogueTexts } from "@/texts/en/catalogue"
import { stockTexts } from "@/texts/en/stock"
import { fill } from "@/texts/fill"
import { changeQuery, queryHref, type CatalogueQuery } from "../catalogue-query"
import { shownRange } from "../pagination"
import { shownText, type Shown } from "../shown-values"
import { OptionsMenu } from "./options-menu"
import { QuerySelect } from "./query-select"
import styles from "./toolbar.module.css"

/** How the results are shown. On small screens everything but the count sits in the Options menu. */
export function Toolbar({ query, total }: { query: CatalogueQuery; total: number }) {
  const t = useTexts(catalogueTexts)
  const { sorts } = useTexts(stockTexts)
  const { first, last } = shownRange(query.page, query.pageSize, total)
  const to = (changes: Partial<CatalogueQuery>) => queryHref(changeQuery(query, changes))
  const toShown = (changes: Partial<Shown>) => queryHref(changeQuery(query, changes), true)
  const kept = (changes: Partial<Shown>) => shownText({ ...query, ...changes })
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
          options={offered(query.sort).map((sort) => ({ value: sort, label: sorts[sort], href: to({ sort }) }))}
        />
        <QuerySelect
          label={t.itemsPerPage}
          value={String(query.pageSize)}
          options={PAGE_SIZES.map((pageSize) => ({
            value: String(pageSize),
            label: String(pageSize),
            href: toShown({ pageSize }),
            keep: kept({ pageSize }),
          }))}
        />
        <div className={styles.segments} role="group" aria-label={t.view}>
          <Link
            via="stay"
            href={toShown({ view: "grid" })}
            data-keep={kept({ view: "grid" })}
            aria-label={t.gridView}
            aria-current={query.view === "grid" ? "true" : undefined}
          >
            <Icon name="grid" />
          </Link>
          <Link
            via="stay"
            href={toShown({ view: "list" })}
            data-keep={kept({ view: "list" })}
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

/** The orders of the toolbar, and the one of a list's head that is chosen. */
function offered(sort: Sort): Sort[] {
  return [...new Set<Sort>([...TOOLBAR_SORTS, sort])]
}
