import { ORDER_STATUSES } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { paths } from "@/lib/paths"
import { orderingTexts } from "@/texts/en/ordering"
import { ordersTexts } from "@/texts/en/orders"
import { isSearch, type OrderSearch } from "../order-search"
import styles from "./order-search.module.css"

/** Orders of these states can be looked for; a draft is no order yet. */
const STATUSES = ORDER_STATUSES.filter((status) => status !== "DRAFT")

/** What to look for among the orders. It needs no script: what it asks is the address of what it finds. */
export function OrderSearchForm({ search }: { search: OrderSearch }) {
  const t = useTexts(ordersTexts)
  const { orderStatuses } = useTexts(orderingTexts)
  return (
    <form key={JSON.stringify(search)} data-link="" role="search" aria-label={t.findOrders} action={paths.orders} className={styles.form}>
      <label className={`field ${styles.text}`}>
        <span className="label">{t.numberPoOrItem}</span>
        <input className="input" type="search" name="q" maxLength={120} autoComplete="off" defaultValue={search.q} />
      </label>
      <label className="field">
        <span className="label">{t.status}</span>
        <select className="input" name="status" defaultValue={search.status}>
          <option value="">{t.anyStatus}</option>
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {orderStatuses[status]}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="label">{t.orderedFrom}</span>
        <input className="input" type="date" name="from" defaultValue={search.from} />
      </label>
      <label className="field">
        <span className="label">{t.orderedUntil}</span>
        <input className="input" type="date" name="to" defaultValue={search.to} />
      </label>
      <div className={styles.actions}>
        <button type="submit" className="button">
          {t.find}
        </button>
        {isSearch(search) && (
          <Link href={paths.orders} className="text-button">
            {t.showAllOrders}
          </Link>
        )}
      </div>
    </form>
  )
}
