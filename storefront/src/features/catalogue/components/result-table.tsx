import type { DisplayItem } from "@billet/backend/contract"
import { Link } from "@/components/link"
import { getSession } from "@/features/auth/session"
import { paths } from "@/lib/paths"
import { SEEN_FIRST } from "@/lib/seen-first"
import { catalogueTexts } from "@/texts/en/catalogue"
import { getTexts } from "@/texts/get-texts"
import { queryHref, type CatalogueQuery } from "../catalogue-query"
import { toListedItem } from "../listed-item"
import { withOwnPrices } from "../own-prices"
import { ResultRow } from "./result-row"
import { ResultTableHead } from "./result-table-head"
import styles from "./result-table.module.css"
import { RowKeys } from "./row-keys"
import { SortHead } from "./sort-head"

/** As many rows as a tall screen shows. */
const ROWS_FIRST = 20

export async function ResultTable({ items, query }: { items: DisplayItem[]; query: CatalogueQuery }) {
  const t = await getTexts(catalogueTexts)
  const [session, priced] = await Promise.all([getSession(), withOwnPrices(items.map(toListedItem))])
  const signedIn = session !== null
  const canSeePrices = session?.user.canSeePrices ?? false
  return (
    <div className={styles.wrap} data-results>
      {!signedIn && (
        <p className={styles.signIn}>
          <Link href={paths.signIn(queryHref(query))}>{t.signInForPricing}</Link>
        </p>
      )}
      <table className={`table ${styles.table} ${query.stockGrade.length === 1 ? styles.oneGrade : ""}`}>
        <ResultTableHead signedIn={signedIn} head={(head) => <SortHead query={query} canSeePrices={canSeePrices} {...head} />} />
        <RowKeys>
          {priced.map((item, place) => (
            <ResultRow
              key={item.productCode}
              id={place === ROWS_FIRST - 1 ? SEEN_FIRST : undefined}
              item={item}
              signedIn={signedIn}
            />
          ))}
        </RowKeys>
      </table>
    </div>
  )
}
