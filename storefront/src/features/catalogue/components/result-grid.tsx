import type { DisplayItem } from "@billet/backend/contract"
import { getSession } from "@/features/auth/session"
import { toListedItem } from "../listed-item"
import { withOwnPrices } from "../own-prices"
import { ItemCard } from "./item-card"
import styles from "./result-grid.module.css"

type Props = { items: DisplayItem[]; returnTo: string }

/** Items as cards; where a visitor comes back to after signing in is up to the page. */
export async function ItemGrid({ items, returnTo }: Props) {
  const [session, priced] = await Promise.all([getSession(), withOwnPrices(items.map(toListedItem))])
  return (
    <ul className={styles.grid} data-results>
      {priced.map((item) => (
        <li key={item.productCode}>
          <ItemCard item={item} signedIn={session !== null} returnTo={returnTo} />
        </li>
      ))}
    </ul>
  )
}
