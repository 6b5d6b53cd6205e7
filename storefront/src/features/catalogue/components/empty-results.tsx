import { MESSAGES } from "@billet/backend/contract"
import Link from "next/link"
import { plural } from "@/lib/format"
import { paths } from "@/lib/paths"
import { clearFilters, queryHref, type CatalogueQuery } from "../catalogue-query"
import { getWaysOut } from "../ways-out"
import { ItemGrid } from "./result-grid"
import styles from "./results.module.css"

/** Nothing matches: what is near, with what it would give, and who to ask. */
export async function EmptyResults({ query }: { query: CatalogueQuery }) {
  const { ways, larger } = await getWaysOut(query)
  return (
    <section className={styles.empty} aria-label={MESSAGES.noResults}>
      <h2>{MESSAGES.noResults}</h2>
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.map((way) => (
            <li key={way.label}>
              <Link href={queryHref(way.query)} prefetch={false}>
                {way.label}
              </Link>
              <span className="unit">{plural(way.total, "item")}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="quiet">
        <Link href={queryHref(clearFilters(query))} prefetch={false}>
          See all stock
        </Link>
        , or <Link href={paths.contact}>ask us</Link>: we can often cut from the next size or bring it from a mill.
      </p>
      {larger.length > 0 && (
        <>
          <h3>The next larger sizes in stock</h3>
          <ItemGrid items={larger} returnTo={queryHref(query)} />
        </>
      )}
    </section>
  )
}
