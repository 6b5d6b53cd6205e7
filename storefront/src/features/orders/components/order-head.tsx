import type { OrderView } from "@billet/backend/contract"
import type { ReactNode } from "react"
import { useLanguage, useTexts } from "#use-texts"
import { formatDay } from "@/lib/format"
import { ordersTexts } from "@/texts/en/orders"
import { fill } from "@/texts/fill"
import styles from "./order-head.module.css"
import { OrderTracker } from "./order-tracker"

/** The order's number, day and tracker, and what can be done with it; a cancelled one says when and why. */
export function OrderHead({ order, title, children }: { order: OrderView; title: string; children?: ReactNode }) {
  const language = useLanguage()
  const t = useTexts(ordersTexts)
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>
          {title} <span className={`mono ${styles.number}`}>{order.orderNumber}</span>
        </h1>
        <p className="quiet">
          {fill(t.orderedOrderdate, { orderDate: formatDay(order.orderDate, language) })}
          {order.purchaseOrderNumber && fill(t.yourPoPurchaseordernumber, { purchaseOrderNumber: order.purchaseOrderNumber })}
        </p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      <div className={`panel ${styles.tracker}`}>
        <OrderTracker status={order.orderStatus} />
      </div>
      {order.cancelledAt && (
        <p className="banner error">
          {fill(t.cancelledCancelledat, { cancelledAt: formatDay(order.cancelledAt, language) })}
          {order.cancelReason && `: ${order.cancelReason}`}
        </p>
      )}
    </header>
  )
}
