import type { OrderListAnswer } from "@billet/backend/contract"
import { useLanguage, useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { Weight } from "@/features/units/components/measure"
import { formatDay, formatMoney } from "@/lib/format"
import { paths } from "@/lib/paths"
import { ordersTexts } from "@/texts/en/orders"
import { fillNodes } from "@/texts/fill-nodes"
import { OrderStatusBadge } from "./order-status-badge"
import styles from "./order-list.module.css"

/** The buyer's orders, newest first. */
export function OrderList({ orders }: { orders: OrderListAnswer["orders"] }) {
  const language = useLanguage()
  const t = useTexts(ordersTexts)
  if (orders.length === 0) {
    return (
      <div className={styles.empty}>
        <p className="quiet">{t.noOrdersYet}</p>
        <Link href={paths.products} className="button primary">
          {t.seeAllStock}
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
                <Link via="ahead" href={paths.order(order.orderNumber)} className="mono">
                  {order.orderNumber}
                </Link>
                <div className={styles.narrow}>
                  {order.purchaseOrderNumber && <span className={`unit ${styles.reference}`}>{order.purchaseOrderNumber}</span>}
                  <OrderStatusBadge status={order.orderStatus} />
                </div>
              </td>
              <td className={styles.nowrap}>{formatDay(order.orderDate, language)}</td>
              <td className={`${styles.wide} ${styles.reference}`}>{order.purchaseOrderNumber ?? "–"}</td>
              <td className={`figure ${styles.wide}`}>{order.itemCount}</td>
              <td className={`figure ${styles.wide}`}>
                <Weight pounds={order.totalWeightInPounds} unit="lbs" />
              </td>
              <td className="figure">{formatMoney(order.total)}</td>
              <td className={styles.wide}>
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
  const t = useTexts(ordersTexts)
  return (
    <thead>
      <tr>
        <th scope="col">{t.order}</th>
        <th scope="col">{t.date}</th>
        <th scope="col" className={styles.wide}>
          {t.yourPo}
        </th>
        <th scope="col" className={`figure ${styles.wide}`}>
          {t.lines}
        </th>
        <th scope="col" className={`figure ${styles.wide}`}>
          {t.weight}
        </th>
        <th scope="col" className="figure">
          {fillNodes(t.totalUnit, { unit: <span className="unit">USD</span> })}
        </th>
        <th scope="col" className={styles.wide}>
          {t.status}
        </th>
      </tr>
    </thead>
  )
}
