"use client"

import { MAX_PIECES, MIN_PIECES, type SavedLineView } from "@billet/backend/contract"
import { useSay } from "#use-say"
import { useLanguage, useTexts } from "#use-texts"
import { AvailabilityBadge } from "@/components/availability-badge"
import { Link } from "@/components/link"
import { amountText } from "@/features/cart/line-unit"
import { isPieces } from "@/features/product/order-input"
import { InMetric } from "@/features/units/components/in-metric"
import { formatMoney, formatPrice } from "@/lib/format"
import { paths } from "@/lib/paths"
import { listsTexts } from "@/texts/en/lists"
import { counted, fill } from "@/texts/fill"
import { useProductName } from "@/texts/use-product-name"
import { isSold, listTotal, type LinePrice, type LinePrices } from "../line-totals"
import styles from "./lists.module.css"

type Props = {
  lines: SavedLineView[]
  prices: LinePrices
  /** Why a line cannot be ordered, by its id. */
  refusals: ReadonlyMap<string, string>
  busy: boolean
  onPieces: (line: SavedLineView, pieces: number) => void
  onDrop: (line: SavedLineView) => void
}

/** The items of a list, what there is of each, what it costs the buyer now, and what all cost. */
export function ListLines({ lines, prices, refusals, busy, onPieces, onDrop }: Props) {
  const t = useTexts(listsTexts)
  const say = useSay()
  return (
    <div className="panel table-scroll">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t.item}</th>
            <th scope="col" className={styles.wide}>
              {t.availability}
            </th>
            <th scope="col" className={`figure ${styles.desk}`}>
              {t.amount}
            </th>
            <th scope="col" className="figure">
              {t.pieces}
            </th>
            {prices && (
              <th scope="col" className={`figure ${styles.desk}`}>
                {t.priceNow}
              </th>
            )}
            <th scope="col">
              <span className="visually-hidden">{t.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                <Link className="mono" href={paths.product(line.productCode, line)}>
                  {line.productCode}
                </Link>
                <ItemNote line={line} />
                <p className={styles.phone}>
                  {amountText(line)}
                  <InMetric {...line} />
                  {prices && isSold(line) && (
                    <>
                      {" · "}
                      <PriceNow line={line} price={prices[line.id]} />
                    </>
                  )}
                </p>
                {line.oneHeat && <p className="hint">{t.allPiecesFromOneHeat}</p>}
                {refusals.has(line.id) && <p className="field-error">{say(refusals.get(line.id) ?? "")}</p>}
              </td>
              <td className={styles.wide}>{line.item && <AvailabilityBadge value={line.item.availabilityClass} />}</td>
              <td className={`figure ${styles.desk}`}>
                {amountText(line)}
                <InMetric {...line} />
              </td>
              <td className="figure">
                <input
                  key={line.pieces}
                  className={`input ${styles.pieces}`}
                  type="number"
                  aria-label={fill(t.piecesOfProductcodeLine, { productCode: line.productCode, line: amountText(line) })}
                  min={MIN_PIECES}
                  max={MAX_PIECES}
                  defaultValue={line.pieces}
                  onBlur={({ target }) => {
                    if (!isPieces(target.value)) target.value = String(line.pieces)
                    else if (Number(target.value) !== line.pieces) onPieces(line, Number(target.value))
                  }}
                />
              </td>
              {prices && (
                <td className={`figure ${styles.desk}`}>
                  <PriceNow line={line} price={prices[line.id]} />
                </td>
              )}
              <td className="figure">
                <button
                  type="button"
                  className="button small"
                  aria-label={fill(t.removeProductcodeLineFromThe, { productCode: line.productCode, line: amountText(line) })}
                  disabled={busy}
                  onClick={() => onDrop(line)}
                >
                  {t.remove}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
        {prices && <ListFoot lines={lines} prices={prices} />}
      </table>
    </div>
  )
}

/** What the item is; or that there is none of it any more. */
function ItemNote({ line: { item } }: { line: SavedLineView }) {
  const t = useTexts(listsTexts)
  const productName = useProductName()
  if (!item) return <p className="field-error">{t.itemIsGone}</p>
  return (
    <>
      <p className="hint">{productName(item.productName)}</p>
      {item.withdrawn && <p className="field-error">{t.itemIsWithdrawn}</p>}
      {!item.withdrawn && (
        <p className={styles.narrow}>
          <AvailabilityBadge value={item.availabilityClass} />
        </p>
      )}
    </>
  )
}

function PriceNow({ line, price }: { line: SavedLineView; price: LinePrice | undefined }) {
  const t = useTexts(listsTexts)
  if (!isSold(line)) return "–"
  if (!price || price.itemTotal <= 0) return <span className="quiet">{t.onRequest}</span>
  return (
    <>
      {formatMoney(price.itemTotal)}
      <span className={`unit ${styles.each}`}>
        {formatPrice(price.unitPrice)} {line.unit === "in" ? t.aPiece : `/${line.unit}`}
      </span>
    </>
  )
}

function ListFoot({ lines, prices }: { lines: SavedLineView[]; prices: NonNullable<LinePrices> }) {
  const t = useTexts(listsTexts)
  const language = useLanguage()
  const { total, unpriced } = listTotal(lines, prices)
  return (
    <tfoot className={styles.foot}>
      <tr>
        <th scope="row">
          {t.total}
          <strong className={styles.phone}>{formatMoney(total)}</strong>
          {unpriced > 0 && <p className="hint">{fill(t.withoutUnpriced, { count: counted(language, t.countItems, unpriced) })}</p>}
        </th>
        <td className={styles.wide} />
        <td className={styles.desk} />
        <td />
        <td className={`figure ${styles.desk}`}>
          <strong>{formatMoney(total)}</strong>
        </td>
        <td />
      </tr>
    </tfoot>
  )
}
