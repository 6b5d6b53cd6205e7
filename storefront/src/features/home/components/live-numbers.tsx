import { toKilograms, type StockTotals } from "@billet/backend/contract"
import type { ReactNode } from "react"
import { useTexts } from "#use-texts"
import { EitherSystem } from "@/features/units/components/either-system"
import { metresOf } from "@/features/units/metric"
import { formatCount } from "@/lib/format"
import { liveNumbersTexts } from "@/texts/en/live-numbers"
import styles from "./home.module.css"

const KILOGRAMS_PER_TONNE = 1000

/** The stock of this moment. A dash stands where it could not be asked; nothing moves. */
export function LiveNumbers({ totals }: { totals: StockTotals | undefined }) {
  const t = useTexts(liveNumbersTexts)
  const count = (value: number | undefined) => (value === undefined ? "–" : formatCount(value))
  const numbers: [label: ReactNode, value: ReactNode][] = [
    [t.itemsListed, count(totals?.items)],
    [t.tonnesInStock, count(totals && toKilograms(totals.pounds) / KILOGRAMS_PER_TONNE)],
    [
      <EitherSystem key="length" us={t.inchesInStock} metric={t.metresInStock} />,
      <EitherSystem key="stock" us={count(totals?.inches)} metric={count(totals && metresOf(totals.inches))} />,
    ],
    [t.stockingSites, count(totals?.sites)],
  ]
  return (
    <dl className={styles.numbers} aria-label={t.stockRightNow}>
      {numbers.map(([label, value], index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
