import type { OrderListAnswer } from "@billet/backend/contract"
import Link from "next/link"
import { IntentLink } from "@/components/intent-link"
import { Weight } from "@/features/units/components/measure"
import { formatDay, formatMoney } from "@/lib/format"
import { paths } from "@/lib/paths"
import { OrderStatusBadge } from "./order-status-badge"
import styles from "./order-list.module.css"

/** The buyer's orders, newest first. */
export function OrderList({ orders }: { orders: OrderListAnswer["orders"] }) {
  if (orders.length === 0) {
    return (
      <div className={styles.empty}>
        <p className="quiet">No orders yet.</p>
        <Link href={paths.products} className="button primary">
          See all stock
        </Link>
      </div>
    )
  }
  return (
    <div className={`panel table-scroll ${styles.wrap}`}>
      <table className="table">
        <ListHead />
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <td>
                <IntentLink href={paths.order(order.orderNumber)} className="mono">
                  {order.orderNumber}
                </IntentLink>
              </td>
              <td className={styles.nowrap}>{formatDay(order.orderDate)}</td>
              <td className={styles.wide}>{order.purchaseOrderNumber ?? "–"}</td>
              <td className={`figure ${styles.wide}`}>{order.itemCount}</td>
              <td className={`figure ${styles.wide}`}>
                <Weight pounds={order.totalWeightInPounds} unit="lbs" />
              </td>
              <td className="figure">{formatMoney(order.total)}</td>
              <td>
                <OrderStatusBadge status={order.orderStatus} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ListHead() {
  return (
    <thead>
      <tr>
        <th scope="col">Order</th>
        <th scope="col">Date</th>
        <th scope="col" className={styles.wide}>
          Your PO
        </th>
        <th scope="col" className={`figure ${styles.wide}`}>
          Lines
        </th>
        <th scope="col" className={`figure ${styles.wide}`}>
          Weight
        </th>
        <th scope="col" className="figure">
          Total <span className="unit">USD</span>
        </th>
        <th scope="col">Status</th>
      </tr>
    </thead>
  )
}
