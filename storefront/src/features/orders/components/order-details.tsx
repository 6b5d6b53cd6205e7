import type { OrderView } from "@billet/backend/contract"
import { freightRowOf } from "@/features/cart/components/freight-row"
import { TotalRows } from "@/features/cart/components/cart-totals"
import { formatDay, formatMoney } from "@/lib/format"
import { AddressBlock } from "./address-block"
import styles from "./order-details.module.css"
import { OrderLines } from "./order-lines"
import { OrderShipments } from "./order-shipments"
import { OrderTimeline } from "./order-timeline"

/** An order in full: its lines, its sums, where it goes. */
export function OrderDetails({ order }: { order: OrderView }) {
  return (
    <div className={styles.details}>
      <section aria-labelledby="lines" className={styles.block}>
        <h2 id="lines">Lines</h2>
        <OrderLines items={order.items} heats={order.heats} orderNumber={order.orderNumber} />
        <div className={styles.sums}>
          <TotalRows cart={{ ...order, isAuthenticated: true, freight: freightRowOf(order) }} />
        </div>
      </section>
      <section aria-labelledby="terms" className={styles.block}>
        <h2 id="terms">Terms and delivery</h2>
        <div className={styles.columns}>
          <OrderTerms order={order} />
          <AddressBlock title="Ship to" address={order.shippingAddress} />
          <AddressBlock title="Bill to" address={order.billingAddress} />
        </div>
      </section>
      {order.shipments.length > 0 && (
        <section aria-labelledby="shipments" className={styles.block}>
          <h2 id="shipments">Shipments</h2>
          <OrderShipments order={order} />
        </section>
      )}
      <section aria-labelledby="history" className={styles.block}>
        <h2 id="history">History</h2>
        <OrderTimeline events={order.timeline} />
      </section>
    </div>
  )
}

function OrderTerms({ order }: { order: OrderView }) {
  return (
    <dl className="facts">
      <dt>Purchase order</dt>
      <dd>{order.purchaseOrderNumber ?? "–"}</dd>
      <dt>Payment</dt>
      <dd>
        {order.paymentMethod === "ACCOUNT" ? "On account" : "Card"}, {order.paymentStatus.toLowerCase()}
      </dd>
      {order.refundedTotal > 0 && (
        <>
          <dt>Given back</dt>
          <dd>{formatMoney(order.refundedTotal)}</dd>
        </>
      )}
      <dt>Carrier</dt>
      <dd>{order.carrierName ?? "Freight quote to follow"}</dd>
      {order.freightQuote && (
        <>
          <dt>Freight quote</dt>
          <dd className={styles.notes}>
            {[`Valid until ${formatDay(order.freightQuote.validUntil)}`, order.freightQuote.note].filter(Boolean).join("\n")}
          </dd>
        </>
      )}
      <dt>Wanted by</dt>
      <dd>
        {order.deliveryDate ? [formatDay(order.deliveryDate), order.deliveryTime].filter(Boolean).join(", ") : "As soon as cut"}
      </dd>
      <dt>Notes</dt>
      <dd className={styles.notes}>{order.customerNotes ?? "–"}</dd>
    </dl>
  )
}
