import type { DisplayItem } from "@billet/backend/contract"
import { Later } from "@/components/later"
import { getSession } from "@/features/auth/session"
import { SEEN_FIRST } from "@/lib/seen-first"
import { toListedItem } from "../listed-item"
import { withOwnPrices } from "../own-prices"
import { ItemCard } from "./item-card"
import styles from "./result-grid.module.css"

/** As many cards as most screens show; the others wait until these are painted. */
const CARDS_FIRST = 6

type Props = { items: DisplayItem[]; returnTo: string }

/** Items as cards; where a visitor comes back to after signing in is up to the page. */
export async function ItemGrid({ items, returnTo }: Props) {
  const [session, priced] = await Promise.all([getSession(), withOwnPrices(items.map(toListedItem))])
  // By place: other results change what the cards say, which is a third of the work of other cards.
  const cards = priced.map((item, place) => (
    <li key={place} id={place === CARDS_FIRST - 1 ? SEEN_FIRST : undefined}>
      <ItemCard item={item} signedIn={session !== null} returnTo={returnTo} />
    </li>
  ))
  return (
    <ul className={styles.grid} data-results>
      {cards.slice(0, CARDS_FIRST)}
      {cards.length > CARDS_FIRST && <Later>{cards.slice(CARDS_FIRST)}</Later>}
    </ul>
  )
}
