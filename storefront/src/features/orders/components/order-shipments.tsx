import { trackingWords, type OrderView, type ShipmentView } from "@billet/backend/contract"
import { useLanguage, useTexts } from "#use-texts"
import { formatDay } from "@/lib/format"
import { ordersTexts } from "@/texts/en/orders"
import { orderingTexts } from "@/texts/en/ordering"
import { counted, fill } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"
import { DATE_LOCALES } from "@/texts/languages"
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
  const t = useTexts(ordersTexts)
  const language = useLanguage()
  const { shipmentStatuses, tracking: words } = useTexts(orderingTexts)
  const { status, carrierName, shippedOn, deliveredOn, packages, note, tracking, lines } = shipment
  const codeOf = (lineId: string) => items.find(({ id }) => id === lineId)?.productCode ?? ""
  return (
    <li>
      <span className={styles.what}>{shipmentStatuses[status]}</span>
      <span>
        {carrierName},{" "}
        {deliveredOn
          ? fill(t.deliveredDeliveredon, { deliveredOn: formatDay(deliveredOn, language) })
          : fill(t.leftShippedon, { shippedOn: formatDay(shippedOn, language) })}
        , {counted(language, t.countPackages, packages)}
      </span>
      <span className={styles.reason}>
        {lines.map(({ lineId, pieces }) => (
          <span key={lineId} className={styles.piece}>
            {fillNodes(t.piecesOfLineid, {
              pieces: counted(language, t.countPieces, pieces),
              lineId: <span className="mono">{codeOf(lineId)}</span>,
            })}
          </span>
        ))}
      </span>
      {tracking.length > 0 && (
        <span className={styles.reason}>
          {tracking.map(({ number, url, seen }) => (
            <span key={number} className={styles.piece}>
              {url ? (
                <a href={url} className="mono" target="_blank" rel="noreferrer">
                  {fill(t.trackNumber, { number })}
                </a>
              ) : (
                <span className="mono">{number}</span>
              )}
              {seen && <span className={`quiet ${styles.piece}`}>{trackingWords(seen, words, DATE_LOCALES[language])}</span>}
            </span>
          ))}
        </span>
      )}
      {note && <span className={`quiet ${styles.reason}`}>{note}</span>}
    </li>
  )
}
