import { MESSAGES, type DisplayItem } from "@billet/backend/contract"
import Link from "next/link"
import { getSession } from "@/features/auth/session"
import { paths } from "@/lib/paths"
import { queryHref, type CatalogueQuery } from "../catalogue-query"
import { toListedItem } from "../listed-item"
import { withOwnPrices } from "../own-prices"
import { ResultRow } from "./result-row"
import styles from "./result-table.module.css"

export async function ResultTable({ items, query }: { items: DisplayItem[]; query: CatalogueQuery }) {
  const [session, priced] = await Promise.all([getSession(), withOwnPrices(items.map(toListedItem))])
  const signedIn = session !== null
  return (
    <div className={styles.wrap} data-results>
      {!signedIn && (
        <p className={styles.signIn}>
          <Link href={paths.signIn(queryHref(query))} prefetch={false}>
            {MESSAGES.signInForPricing}
          </Link>
        </p>
      )}
      <table className={`table ${styles.table}`}>
        <TableHead signedIn={signedIn} />
        <tbody>
          {priced.map((item) => (
            <ResultRow key={item.productCode} item={item} signedIn={signedIn} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TableHead({ signedIn }: { signedIn: boolean }) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">Drawing</span>
        </th>
        <th scope="col">Product code</th>
        <th scope="col">Grade</th>
        <th scope="col" className={styles.wide}>
          Condition
        </th>
        <th scope="col" className={`figure ${styles.size}`}>
          Size <span className="unit">in</span>
        </th>
        <th scope="col" className={styles.size}>
          <span className="visually-hidden">Size as a fraction</span>
        </th>
        <th scope="col" className="figure">
          Stock <span className="unit">in</span>
        </th>
        <th scope="col" className={styles.wide}>
          At
        </th>
        <th scope="col">
          <span className={styles.badgeHead}>Availability</span>
        </th>
        {signedIn && (
          <th scope="col" className={`figure ${styles.size}`}>
            USD <span className="unit">/lb</span>
          </th>
        )}
        {signedIn && (
          <th scope="col" className="figure">
            USD <span className="unit">/in</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
