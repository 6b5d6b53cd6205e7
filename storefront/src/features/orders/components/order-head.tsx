import type { OrderView } from "@billet/backend/contract"
import { formatDay } from "@/lib/format"
import styles from "./order-head.module.css"
import { OrderTracker } from "./order-tracker"

/** The order's number, day and tracker; a cancelled one says when and why. */
export function OrderHead({ order, title }: { order: OrderView; title: string }) {
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
