import { toKilograms, type StockTotals } from "@billet/backend/contract"
import { formatCount } from "@/lib/format"
import styles from "./home.module.css"

const KILOGRAMS_PER_TONNE = 1000

/** The stock of this moment. A dash stands where it could not be asked; nothing moves. */
export function LiveNumbers({ totals }: { totals: StockTotals | undefined }) {
  const numbers: [label: string, value: number | undefined][] = [
    ["items listed", totals?.items],
    ["tonnes in stock", totals && toKilograms(totals.pounds) / KILOGRAMS_PER_TONNE],
    ["inches in stock", totals?.inches],
    ["stocking sites", totals?.sites],
  ]
  return (
    <dl className={styles.numbers} aria-label="Stock right now">
      {numbers.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === undefined ? "–" : formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
