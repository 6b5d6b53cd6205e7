import { type OrderStatus, TRACKER_STEPS } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { orderingTexts } from "@/texts/en/ordering"
import styles from "./order-list.module.css"

/** The state of an order in a list: the word, and how many of the five steps are behind it. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { orderStatuses } = useTexts(orderingTexts)
  const reached = TRACKER_STEPS.findIndex((step) => step === status)
  return (
    <span className={styles.status} data-status={status}>
      <span className={styles.dots} aria-hidden="true">
        {TRACKER_STEPS.map((step, index) => (
          <i key={step} data-on={index <= reached} />
        ))}
      </span>
      {orderStatuses[status] ?? status}
    </span>
  )
}
