import type { OrderView } from "@billet/backend/contract"
import { useLanguage, useTexts } from "#use-texts"
import { freightRowOf } from "@/features/cart/components/freight-row"
import { TotalRows } from "@/features/cart/components/cart-totals"
import { formatDay, formatMoney } from "@/lib/format"
import { ordersTexts } from "@/texts/en/orders"
import { fill } from "@/texts/fill"
import { AddressBlock } from "./address-block"
import styles from "./order-details.module.css"
import { OrderFiles } from "./order-files"
import { OrderLines } from "./order-lines"
import { OrderShipments } from "./order-shipments"
import { OrderTimeline } from "./order-timeline"

/** An order in full: its lines, its sums, where it goes. */
export function OrderDetails({ order }: { order: OrderView }) {
  const t = useTexts(ordersTexts)
  return (
    <div className={styles.details}>
      <section aria-labelledby="lines" className={styles.block}>
        <h2 id="lines">{t.lines}</h2>
        <OrderLines items={order.items} heats={order.heats} orderNumber={order.orderNumber} />
        <div className={styles.sums}>
          <TotalRows cart={{ ...order, isAuthenticated: true, freight: freightRowOf(order) }} />
        </div>
      </section>
      <section aria-labelledby="terms" className={styles.block}>
        <h2 id="terms">{t.termsAndDelivery}</h2>
        <div className={styles.columns}>
          <OrderTerms order={order} />
          <AddressBlock title={t.shipTo} address={order.shippingAddress} />
          <AddressBlock title={t.billTo} address={order.billingAddress} />
        </div>
      </section>
      {order.shipments.length > 0 && (
        <section aria-labelledby="shipments" className={styles.block}>
          <h2 id="shipments">{t.shipments}</h2>
          <OrderShipments order={order} />
        </section>
      )}
      <OrderFiles order={order} />
      <section aria-labelledby="history" className={styles.block}>
        <h2 id="history">{t.history}</h2>
        <OrderTimeline events={order.timeline} />
      </section>
    </div>
  )
}

function OrderTerms({ order }: { order: OrderView }) {
  const language = useLanguage()
  const t = useTexts(ordersTexts)
  return (
    <dl className="facts">
      <dt>{t.purchaseOrder}</dt>
      <dd>{order.purchaseOrderNumber ?? "–"}</dd>
      <dt>{t.payment}</dt>
      <dd>
        {order.paymentMethod === "ACCOUNT" ? t.onAccount : t.card}, {t.paymentStatuses[order.paymentStatus]}
      </dd>
      {order.refundedTotal > 0 && (
        <>
          <dt>{t.givenBack}</dt>
          <dd>{formatMoney(order.refundedTotal)}</dd>
        </>
      )}
      <dt>{t.carrier}</dt>
      <dd>{order.carrierName ?? t.freightQuoteToFollow}</dd>
      {order.freightQuote && (
        <>
          <dt>{t.freightQuote}</dt>
          <dd className={styles.notes}>
            {[
              fill(t.validUntilValiduntil, { validUntil: formatDay(order.freightQuote.validUntil, language) }),
              order.freightQuote.note,
            ]
              .filter(Boolean)
              .join("\n")}
          </dd>
        </>
      )}
      <dt>{t.wantedBy}</dt>
      <dd>
        {[order.deliveryDate && formatDay(order.deliveryDate, language), order.deliveryTime].filter(Boolean).join(", ") ||
          t.asSoonAsCut}
      </dd>
      <dt>{t.notes}</dt>
      <dd className={styles.notes}>{order.customerNotes ?? "–"}</dd>
    </dl>
  )
}
