import { UNIT_LABELS, type OrderView } from "@billet/backend/contract"
import Link from "next/link"
import { amountText, priceBasis } from "@/features/cart/line-unit"
import { Weight } from "@/features/units/components/measure"
import { formatMoney, formatRate, plural } from "@/lib/format"
import { paths } from "@/lib/paths"
import styles from "./order-details.module.css"

const FIGURES = ["Amount per piece", "Pieces", "Weight", "Unit price"]

/** The lines of an order; on a phone what was ordered stands under the product. */
export function OrderLines({ items, heats, orderNumber }: Pick<OrderView, "items" | "heats" | "orderNumber">) {
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label="Table of lines">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col" className={styles.wide}>
              From
            </th>
            {FIGURES.map((label) => (
              <th key={label} scope="col" className={`figure ${styles.wide}`}>
                {label}
              </th>
            ))}
            <th scope="col" className="figure">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((line) => (
            <OrderLineRow
              key={line.id}
              line={line}
              orderNumber={orderNumber}
              heats={heats.filter(({ lineId }) => lineId === line.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = { line: OrderView["items"][number] } & Pick<OrderView, "heats" | "orderNumber">

function OrderLineRow({ line, heats, orderNumber }: RowProps) {
  const figure = `figure ${styles.wide}`
  return (
    <tr>
      <td className={styles.product}>
        <Link href={paths.product(line.productCode)} className="mono" prefetch={false}>
          {line.productCode}
        </Link>
        <span className="quiet">{line.productName}</span>
        <span className={styles.narrow}>
          {plural(line.pieces, "piece")} x {amountText(line)}, from {line.coid}
        </span>
        {line.oneHeat && <span>All pieces from one heat</span>}
        {heats.map(({ castNumber, certificateType, certificateId, pieces }) => (
          <span key={castNumber}>
            Heat <span className={`mono ${styles.heat}`}>{castNumber}</span>,{" "}
            {certificateId ? (
              <a href={paths.orderCertificate(orderNumber, certificateId)} download>
                certificate {certificateType} (PDF)
              </a>
            ) : (
              `certificate ${certificateType}`
            )}
            , {plural(pieces, "piece")}
          </span>
        ))}
      </td>
      <td className={styles.wide}>{line.coid}</td>
      <td className={figure}>
        {line.amount} <span className="unit">{UNIT_LABELS[line.unit]}</span>
      </td>
      <td className={figure}>{line.pieces}</td>
      <td className={figure}>
        <Weight pounds={line.totalWeightInPounds} unit="lbs" />
      </td>
      <td className={figure}>
        {formatRate(line.unitPrice)} <span className="unit">{priceBasis(line.unit)}</span>
      </td>
      <td className="figure">{formatMoney(line.itemTotal)}</td>
    </tr>
  )
}
