"use client"

import type { ItemPrice, Unit } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { formatPrice } from "@/lib/format"
import { productTexts } from "@/texts/en/product"
import { fill } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"
import styles from "./price-breaks.module.css"
import { PricePlot } from "./price-plot"

type Props = { price: ItemPrice; onPieces: (pieces: number) => void }

/** What one piece costs at each quantity, as a table and drawn. Nothing where one price holds at any quantity. */
export function PriceBreaks({ price, onPieces }: Props) {
  const t = useTexts(productTexts)
  const { breaks, pieces, unit } = price
  if (breaks.length < 2) return null
  const present = breaks.findLast((one) => one.pieces <= pieces)
  return (
    <section className={styles.section} aria-labelledby="breaks">
      <h2 id="breaks">
        {fillNodes(t.yourPriceByQuantityUnit, {
          unit: <span className="unit">{fill(t.piecesOfValue, { value: `${price.amount} ${unit}` })}</span>,
        })}
      </h2>
      <div className={styles.columns}>
        <div className="table-scroll" tabIndex={0} role="region" aria-label={t.tableOfPricesByQuantity}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t.pieces}</th>
                <th scope="col" className="figure">
                  {fillNodes(t.priceUnit, { unit: <span className="unit">{basisOf(t, unit)}</span> })}
                </th>
                <th scope="col" className="figure">
                  {t.lineTotal}
                </th>
                <th scope="col" className="figure">
                  {t.youSave}
                </th>
              </tr>
            </thead>
            <tbody>
              {breaks.map((one) => (
                <tr key={one.pieces} aria-current={one === present ? "true" : undefined} className={styles.row}>
                  <td>
                    <button type="button" className="text-button" onClick={() => onPieces(one.pieces)}>
                      {fill(t.piecesOrMore, { pieces: one.pieces })}
                    </button>
                  </td>
                  <td className="figure">{formatPrice(one.unitPrice)}</td>
                  <td className="figure">{formatPrice(one.itemTotal)}</td>
                  <td className="figure">{one.savingPercent > 0 ? `${one.savingPercent.toFixed(1)}%` : "–"}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <PricePlot breaks={breaks} pieces={pieces} />
      </div>
      <p className="hint">{t.savingsAreAgainstThePrice}</p>
    </section>
  )
}

function basisOf(t: typeof productTexts.texts, unit: Unit): string {
  return unit === "in" ? t.perPiece : `/${unit}`
}
