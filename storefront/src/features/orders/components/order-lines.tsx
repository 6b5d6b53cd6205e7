import type { OrderView } from "@billet/backend/contract"
import { useLanguage, useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { MetricSize } from "@/components/metric-size"
import { amountText } from "@/features/cart/line-unit"
import { InMetric } from "@/features/units/components/in-metric"
import { Weight } from "@/features/units/components/measure"
import { formatMoney, formatRate } from "@/lib/format"
import { paths } from "@/lib/paths"
import { ordersTexts } from "@/texts/en/orders"
import { orderingTexts } from "@/texts/en/ordering"
import { counted, fill } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"
import { useProductName } from "@/texts/use-product-name"
import styles from "./order-details.module.css"

const FIGURES = ["amountPerPiece", "pieces", "weight", "unitPrice"] as const

/** The lines of an order; on a phone what was ordered stands under the product. */
export function OrderLines({ items, heats, orderNumber }: Pick<OrderView, "items" | "heats" | "orderNumber">) {
  const t = useTexts(ordersTexts)
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={t.tableOfLines}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t.product}</th>
            <th scope="col" className={styles.wide}>
              {t.from}
            </th>
            {FIGURES.map((name) => (
              <th key={name} scope="col" className={`figure ${styles.wide}`}>
                {t[name]}
              </th>
            ))}
            <th scope="col" className="figure">
              {t.total}
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
  const t = useTexts(ordersTexts)
  const language = useLanguage()
  const productName = useProductName()
  const { bases, units } = useTexts(orderingTexts)
  const figure = `figure ${styles.wide}`
  return (
    <tr>
      <td className={styles.product}>
        <Link href={paths.product(line.productCode)} className="mono">
          {line.productCode}
        </Link>
        <span className="quiet">{productName(line.productName)}</span>
        <MetricSize item={line} />
        <span className={styles.narrow}>
          {fillNodes(t.piecesXLineFromCoid, {
            pieces: counted(language, t.countPieces, line.pieces),
            line: (
              <>
                {amountText(line)}
                <InMetric {...line} />
              </>
            ),
            coid: line.coid,
          })}
        </span>
        {line.oneHeat && <span>{t.allPiecesFromOneHeat}</span>}
        {heats.map(({ castNumber, certificateType, certificateId, pieces }) => (
          <span key={castNumber}>
            {fillNodes(t.heatCastnumber, { castNumber: <span className="mono">{castNumber}</span> })}{" "}
            {certificateId ? (
              <a href={paths.orderCertificate(orderNumber, certificateId)} download>
                {fill(t.certificateCertificatetypePdf, { certificateType })}
              </a>
            ) : (
              fill(t.certificateCertificatetype, { certificateType })
            )}
            , {counted(language, t.countPieces, pieces)}
          </span>
        ))}
      </td>
      <td className={styles.wide}>{line.coid}</td>
      <td className={figure}>
        {line.amount} <span className="unit">{units[line.unit]}</span>
        <InMetric {...line} />
      </td>
      <td className={figure}>{line.pieces}</td>
      <td className={figure}>
        <Weight pounds={line.totalWeightInPounds} unit="lbs" />
      </td>
      <td className={figure}>
        {formatRate(line.unitPrice)} <span className="unit">{bases[line.unit]}</span>
      </td>
      <td className="figure">{formatMoney(line.itemTotal)}</td>
    </tr>
  )
}
