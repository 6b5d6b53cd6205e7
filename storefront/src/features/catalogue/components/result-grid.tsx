import type { DisplayItem } from "@billet/backend/contract"
import { getSession } from "@/features/auth/session"
import { toListedItem } from "../listed-item"
import { ItemCard } from "./item-card"
import styles from "./result-grid.module.css"

type Props = { items: DisplayItem[]; returnTo: string }

/** Items as cards; where a visitor comes back to after signing in is up to the page. */
export async function ItemGrid({ items, returnTo }: Props) {
  const signedIn = (await getSession()) !== null
  return (
    <ul className={styles.grid} data-results>
      {items.map((item) => (
        <li key={item.productCode}>
          <ItemCard item={toListedItem(item)} signedIn={signedIn} returnTo={returnTo} />
        </li>
      ))}
    </ul>
  )
}
