"use client"

import { useTexts } from "#use-texts"
import { ResultRow } from "@/features/catalogue/components/result-row"
import { ResultTableHead } from "@/features/catalogue/components/result-table-head"
import table from "@/features/catalogue/components/result-table.module.css"
import type { PricedItem } from "@/features/catalogue/listed-item"
import { homeTexts } from "@/texts/en/home"
import { fill } from "@/texts/fill"
import styles from "./offers.module.css"

type Props = { label: string; items: PricedItem[]; done: boolean }

/** A list of a fixed height: it fills while it is read, and nothing below it moves. */
export function OfferList({ label, items, done }: Props) {
  const t = useTexts(homeTexts)
  if (items.length === 0 && !done)
    return (
      <div className={`skeleton ${styles.frame}`} role="status" aria-busy="true" aria-label={fill(t.loadingLabel, { label })} />
    )
  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label={label} aria-busy={!done}>
      {items.length === 0 && <p className="quiet">{t.nothingToShowRightNow}</p>}
      {items.length > 0 && (
        <table className={`table ${table.table}`}>
          <ResultTableHead signedIn={false} />
          <tbody>
            {items.map((item) => (
              <ResultRow key={item.productCode} item={item} signedIn={false} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
