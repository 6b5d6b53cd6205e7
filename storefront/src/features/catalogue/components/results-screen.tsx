import { productsCrumbs, productsTitle } from "@billet/backend/contract"
import { redirect } from "next/navigation"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { ScrollToTop } from "@/components/scroll-to-top"
import { formatCount } from "@/lib/format"
import { changeQuery, queryHref, type CatalogueQuery } from "../catalogue-query"
import { getResults } from "../data"
import { toFinderFilters } from "../finder-state"
import { pageCount } from "../pagination"
import { ActiveFilters } from "./active-filters"
import { EmptyResults } from "./empty-results"
import { FilterColumn } from "./filter-column"
import { Finder } from "./finder"
import { Pagination } from "./pagination"
import { ItemGrid } from "./result-grid"
import { ResultTable } from "./result-table"
import styles from "./results.module.css"
import { Toolbar } from "./toolbar"

/** The results page for the state in the address. */
export async function ResultsScreen({ query }: { query: CatalogueQuery }) {
  const { items, total, facets } = await getResults(query)
  const pages = pageCount(total, query.pageSize)
  if (items.length === 0 && pages > 0 && query.page > pages) redirect(queryHref(changeQuery(query, { page: pages })))
  const finder = toFinderFilters(query)
  const heading = query.search ? `Results for “${query.search}”` : productsTitle(query, "")
  return (
    <div className={styles.screen}>
      <Breadcrumbs crumbs={productsCrumbs(query)} />
      <div className={styles.title}>
        <h1>{heading}</h1>
        {total > 0 && <p className="quiet">{formatCount(total)} items, cut to your length</p>}
      </div>
      <Finder key={JSON.stringify(finder)} initial={finder} chips={false} />
      <ActiveFilters query={query} />
      <div className={styles.columns}>
        <FilterColumn query={query} facets={facets} total={total} />
        <div className={styles.results}>
          <Toolbar query={query} total={total} />
          {items.length === 0 && <EmptyResults query={query} />}
          {items.length > 0 && <h2 className="visually-hidden">Items</h2>}
          {items.length > 0 &&
            (query.view === "list" ? (
              <ResultTable items={items} query={query} />
            ) : (
              <ItemGrid items={items} returnTo={queryHref(query)} />
            ))}
          <Pagination query={query} pages={pages} />
        </div>
      </div>
      <ScrollToTop />
    </div>
  )
}
