import type { OrderView } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { LocalTime } from "@/components/local-time"
import { ordersTexts } from "@/texts/en/orders"
import { orderingTexts } from "@/texts/en/ordering"
import styles from "./order-timeline.module.css"

/** What happened to an order, the newest first. */
export function OrderTimeline({ events }: { events: OrderView["timeline"] }) {
  const t = useTexts(ordersTexts)
  const { orderStatuses } = useTexts(orderingTexts)
  return (
    <ol className={styles.timeline}>
      {events.toReversed().map(({ to, at, actor, reason }) => (
        <li key={`${to} ${at}`}>
          <span className={styles.what}>{to === "PENDING" ? t.placed : orderStatuses[to]}</span>
          <span className="quiet">
            <LocalTime iso={at} />, {t.actors[actor]}
          </span>
          {reason && <span className={styles.reason}>{reason}</span>}
        </li>
      ))}
    </ol>
  )
}
