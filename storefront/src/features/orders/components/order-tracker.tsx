import { trackerSteps } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { Icon } from "@/components/icon"
import { ordersTexts } from "@/texts/en/orders"
import { orderingTexts } from "@/texts/en/ordering"
import styles from "./order-tracker.module.css"

/** Where an order stands, from pending to completed. */
export function OrderTracker({ status }: { status: string }) {
  const t = useTexts(ordersTexts)
  const { orderStatuses } = useTexts(orderingTexts)
  return (
    <ol className={styles.tracker} aria-label={t.orderStatus}>
      {trackerSteps(status).map(({ step, state }) => (
        <li key={step} className={styles[state]} aria-current={state === "current" ? "step" : undefined}>
          <span className={styles.mark}>
            {state === "done" && <Icon name="check" size={12} />}
            {state === "cancelled" && <Icon name="close" size={12} />}
          </span>
          <span className={styles.label}>{orderStatuses[step]}</span>
          <span className="visually-hidden">, {t.steps[state]}</span>
        </li>
      ))}
    </ol>
  )
}
