import { trackerSteps, type TrackerState } from "@billet/backend/contract"
import { Icon } from "@/components/icon"
import styles from "./order-tracker.module.css"

const WORDS: Record<TrackerState, string> = { done: "done", current: "current step", pending: "to come", cancelled: "cancelled" }

/** Where an order stands, from pending to completed. */
export function OrderTracker({ status }: { status: string }) {
  return (
    <ol className={styles.tracker} aria-label="Order status">
      {trackerSteps(status).map(({ step, label, state }) => (
        <li key={step} className={styles[state]} aria-current={state === "current" ? "step" : undefined}>
          <span className={styles.mark}>
            {state === "done" && <Icon name="check" size={12} />}
            {state === "cancelled" && <Icon name="close" size={12} />}
          </span>
          <span className={styles.label}>{label}</span>
          <span className="visually-hidden">, {WORDS[state]}</span>
        </li>
      ))}
    </ol>
  )
}
