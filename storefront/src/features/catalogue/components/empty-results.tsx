import { Link } from "@/components/link"
import { paths } from "@/lib/paths"
import { catalogueTexts } from "@/texts/en/catalogue"
import { counted } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"
import { getLanguage, getTexts } from "@/texts/get-texts"
import { getTradeWords } from "@/texts/get-trade-words"
import { clearFilters, queryHref, type CatalogueQuery } from "../catalogue-query"
import { getWaysOut } from "../ways-out"
import { ItemGrid } from "./result-grid"
import styles from "./results.module.css"

/** Nothing matches: what is near, with what it would give, and who to ask. */
export async function EmptyResults({ query }: { query: CatalogueQuery }) {
  const t = await getTexts(catalogueTexts)
  const language = await getLanguage()
  const { ways, larger } = await getWaysOut(query, t, await getTradeWords())
  return (
    <section className={styles.empty} aria-label={t.noResults}>
      <h2>{t.noResults}</h2>
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.map((way) => (
            <li key={way.label}>
              <Link href={queryHref(way.query)}>{way.label}</Link>
              <span className="unit">{counted(language, t.countItems, way.total)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="quiet">
        {fillNodes(t.seeAllOrAsk, {
          all: <Link href={queryHref(clearFilters(query))}>{t.seeAllStock}</Link>,
          ask: <Link href={paths.contact}>{t.askUs}</Link>,
        })}
      </p>
      {larger.length > 0 && (
        <>
          <h3>{t.theNextLargerSizesIn}</h3>
          <ItemGrid items={larger} returnTo={queryHref(query)} />
        </>
      )}
    </section>
  )
}
