import { useTexts } from "#use-texts"
import { Icon } from "@/components/icon"
import { catalogueTexts } from "@/texts/en/catalogue"
import { fill } from "@/texts/fill"
import { changeQuery, queryHref, type CatalogueQuery } from "../catalogue-query"
import { pageButtons } from "../pagination"
import styles from "./pagination.module.css"
import { PageLink } from "./page-link"

/** Five page buttons, three under 640 px, "page X of Y" under 375 px; nothing for a single page. */
export function Pagination({ query, pages }: { query: CatalogueQuery; pages: number }) {
  const t = useTexts(catalogueTexts)
  if (pages <= 1) return null
  const { page } = query
  const to = (number: number) => queryHref(changeQuery(query, { page: number }))
  return (
    <nav className={styles.pagination} aria-label={t.pages}>
      <PageLink href={page > 1 ? to(page - 1) : null} label={t.previousPage} className={styles.page}>
        <Icon name="left" />
      </PageLink>
      <ol>
        {pageButtons(page, pages).map((button) => (
          <li key={button.page} data-narrow={button.narrow}>
            <PageLink
              href={to(button.page)}
              label={fill(t.pagePage, { page: button.page })}
              current={button.page === page}
              className={styles.page}
            >
              {button.page}
            </PageLink>
          </li>
        ))}
      </ol>
      <span className={styles.tiny}>{fill(t.pagePageOfPages, { page, pages })}</span>
      <PageLink href={page < pages ? to(page + 1) : null} label={t.nextPage} className={styles.page}>
        <Icon name="right" />
      </PageLink>
    </nav>
  )
}
