import { redirect } from "next/navigation"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { ScrollToTop } from "@/components/scroll-to-top"
import { getSession } from "@/features/auth/session"
import { getRegion } from "@/features/regions/country-cookie"
import { formatCount } from "@/lib/format"
import { catalogueTexts } from "@/texts/en/catalogue"
import { fill } from "@/texts/fill"
import { getLanguage, getTexts } from "@/texts/get-texts"
import { getTradeWords } from "@/texts/get-trade-words"
import { crumbsIn, titleIn } from "../results-words"
import { changeQuery, forReader, queryHref, type CatalogueQuery } from "../catalogue-query"
import { getResults } from "../data"
import { firstFacets } from "../facet-choices"
import { toFinderFilters } from "../finder-query"
import { pageCount } from "../pagination"
import { ActiveFilters } from "./active-filters"
import { DiameterFilter } from "./diameter-filter"
import { EmptyResults } from "./empty-results"
import { FilterColumn } from "./filter-column"
import { Finder } from "./finder"
import { Pagination } from "./pagination"
import { ItemGrid } from "./result-grid"
import { ResultTable } from "./result-table"
import styles from "./results.module.css"
import { Toolbar } from "./toolbar"

/** The results page for the state in the address. */
export async function ResultsScreen({ asked }: { asked: CatalogueQuery }) {
  const t = await getTexts(catalogueTexts)
  const [language, words, region, session] = await Promise.all([getLanguage(), getTradeWords(), getRegion(), getSession()])
  const query = forReader(asked, session?.user.canSeePrices ?? false)
  const { items, total, facets } = await getResults(query)
  const pages = pageCount(total, query.pageSize)
  if (items.length === 0 && pages > 0 && query.page > pages) redirect(queryHref(changeQuery(query, { page: pages })))
  const heading = query.search ? fill(t.resultsForSearch, { search: query.search }) : titleIn(language, words, query, "")
  return (
    <div className={styles.screen}>
      <Breadcrumbs crumbs={crumbsIn(t, words, query)} />
      <div className={styles.title}>
        <h1>{heading}</h1>
        {total > 0 && <p className="quiet">{fill(t.totalItemsCutToYour, { total: formatCount(total) })}</p>}
      </div>
      <Finder initial={toFinderFilters(query)} query={query} />
      <ActiveFilters query={query} />
      <div className={styles.columns}>
        <FilterColumn query={query} facets={firstFacets(facets, query)} total={total} region={region}>
          <DiameterFilter query={query} />
        </FilterColumn>
        <div className={styles.results} tabIndex={-1}>
          <Toolbar query={query} total={total} />
          {items.length === 0 && <EmptyResults query={query} />}
          {items.length > 0 && <h2 className="visually-hidden">{t.items}</h2>}
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
