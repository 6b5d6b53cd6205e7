import { SHIPMENT_STATUS_LABELS, type OrderView, type ShipmentView } from "@billet/backend/contract"
import { formatDay, plural } from "@/lib/format"
import styles from "./order-timeline.module.css"

/** What has left of an order and where it can be followed, the first first. */
export function OrderShipments({ order }: { order: OrderView }) {
  return (
    <ol className={styles.timeline}>
      {order.shipments.map((shipment) => (
        <Shipment key={shipment.id} shipment={shipment} items={order.items} />
      ))}
    </ol>
  )
}

function Shipment({ shipment, items }: { shipment: ShipmentView } & Pick<OrderView, "items">) {
  const { status, carrierName, shippedOn, deliveredOn, packages, note, tracking, lines } = shipment
  const codeOf = (lineId: string) => items.find(({ id }) => id === lineId)?.productCode ?? ""
  return (
    <li>
      <span className={styles.what}>{SHIPMENT_STATUS_LABELS[status]}</span>
      <span>
        {carrierName}, {deliveredOn ? `delivered ${formatDay(deliveredOn)}` : `left ${formatDay(shippedOn)}`},{" "}
        {plural(packages, "package")}
      </span>
      <span className={styles.reason}>
        {lines.map(({ lineId, pieces }) => (
          <span key={lineId} className={styles.piece}>
            {plural(pieces, "piece")} of <span className="mono">{codeOf(lineId)}</span>
          </span>
        ))}
      </span>
      {tracking.length > 0 && (
        <span className={styles.reason}>
          {tracking.map(({ number, url }) => (
            <span key={number} className={styles.piece}>
              {url ? (
                <a href={url} className="mono" target="_blank" rel="noreferrer">
                  Track {number}
                </a>
              ) : (
                <span className="mono">{number}</span>
              )}
            </span>
          ))}
        </span>
      )}
      {note && <span className={`quiet ${styles.reason}`}>{note}</span>}
    </li>
  )
}
