import { ORDER_STATUS_LABELS, type OrderEventView, type OrderView } from "@billet/backend/contract"
import { LocalTime } from "@/components/local-time"
import styles from "./order-timeline.module.css"

const ACTORS: Record<OrderEventView["actor"], string> = { buyer: "you", staff: "our sales desk", system: "automatically" }

/** What happened to an order, the newest first. */
export function OrderTimeline({ events }: { events: OrderView["timeline"] }) {
  return (
    <ol className={styles.timeline}>
      {events.toReversed().map(({ to, at, actor, reason }) => (
        <li key={`${to} ${at}`}>
          <span className={styles.what}>{to === "PENDING" ? "Placed" : ORDER_STATUS_LABELS[to]}</span>
          <span className="quiet">
            <LocalTime iso={at} />, {ACTORS[actor]}
          </span>
          {reason && <span className={styles.reason}>{reason}</span>}
        </li>
      ))}
    </ol>
  )
}
