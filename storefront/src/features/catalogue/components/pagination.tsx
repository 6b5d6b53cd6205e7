import { Icon } from "@/components/icon"
import { changeQuery, queryHref, type CatalogueQuery } from "../catalogue-query"
import { pageButtons } from "../pagination"
import styles from "./pagination.module.css"
import { PageLink } from "./page-link"

/** Five page buttons, three under 640 px, "page X of Y" under 375 px; nothing for a single page. */
export function Pagination({ query, pages }: { query: CatalogueQuery; pages: number }) {
  if (pages <= 1) return null
  const { page } = query
  const to = (number: number) => queryHref(changeQuery(query, { page: number }))
  return (
    <nav className={styles.pagination} aria-label="Pages">
      <PageLink href={page > 1 ? to(page - 1) : null} label="Previous page" className={styles.page}>
        <Icon name="left" />
      </PageLink>
      <ol>
        {pageButtons(page, pages).map((button) => (
          <li key={button.page} data-narrow={button.narrow}>
            <PageLink href={to(button.page)} label={`Page ${button.page}`} current={button.page === page} className={styles.page}>
              {button.page}
            </PageLink>
          </li>
        ))}
      </ol>
      <span className={styles.tiny}>
        page {page} of {pages}
      </span>
      <PageLink href={page < pages ? to(page + 1) : null} label="Next page" className={styles.page}>
        <Icon name="right" />
      </PageLink>
    </nav>
  )
}
