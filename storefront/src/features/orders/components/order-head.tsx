import type { OrderView } from "@billet/backend/contract"
import type { ReactNode } from "react"
import { formatDay } from "@/lib/format"
import styles from "./order-head.module.css"
import { OrderTracker } from "./order-tracker"

/** The order's number, day and tracker, and what can be done with it; a cancelled one says when and why. */
export function OrderHead({ order, title, children }: { order: OrderView; title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>
          {title} <span className={`mono ${styles.number}`}>{order.orderNumber}</span>
        </h1>
        <p className="quiet">
          Ordered {formatDay(order.orderDate)}
          {order.purchaseOrderNumber && `, your PO ${order.purchaseOrderNumber}`}
        </p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      <div className={`panel ${styles.tracker}`}>
        <OrderTracker status={order.orderStatus} />
      </div>
      {order.cancelledAt && (
        <p className="banner error">
          Cancelled {formatDay(order.cancelledAt)}
          {order.cancelReason && `: ${order.cancelReason}`}
        </p>
      )}
    </header>
  )
}
