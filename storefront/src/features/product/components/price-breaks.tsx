"use client"

import type { ItemPrice, Unit } from "@billet/backend/contract"
import { formatPrice } from "@/lib/format"
import styles from "./price-breaks.module.css"
import { PricePlot } from "./price-plot"

type Props = { price: ItemPrice; onPieces: (pieces: number) => void }

/** What one piece costs at each quantity, as a table and drawn. Nothing where one price holds at any quantity. */
export function PriceBreaks({ price, onPieces }: Props) {
  const { breaks, pieces, unit } = price
  if (breaks.length < 2) return null
  const present = breaks.findLast((one) => one.pieces <= pieces)
  return (
    <section className={styles.section} aria-labelledby="breaks">
      <h2 id="breaks">
        Your price by quantity <span className="unit">pieces of {`${price.amount} ${unit}`}</span>
      </h2>
      <div className={styles.columns}>
        <div className="table-scroll" tabIndex={0} role="region" aria-label="Table of prices by quantity">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Pieces</th>
                <th scope="col" className="figure">
                  Price <span className="unit">{basisOf(unit)}</span>
                </th>
                <th scope="col" className="figure">
                  Line total
                </th>
                <th scope="col" className="figure">
                  You save
                </th>
              </tr>
            </thead>
            <tbody>
              {breaks.map((one) => (
                <tr key={one.pieces} aria-current={one === present ? "true" : undefined} className={styles.row}>
                  <td>
                    <button type="button" className="text-button" onClick={() => onPieces(one.pieces)}>
                      {one.pieces} or more
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
      <p className="hint">Savings are against the price of a piece as ordered now.</p>
    </section>
  )
}

function basisOf(unit: Unit): string {
  return unit === "in" ? "/piece" : `/${unit}`
}
