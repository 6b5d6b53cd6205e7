import { formatCount } from "@/lib/format"
import type { StockOverview } from "../data"
import styles from "./home.module.css"

/** Counts of this moment. A dash stands where the stock could not be asked; nothing moves. */
export function LiveNumbers({ overview }: { overview: StockOverview | null }) {
  const numbers: [label: string, value: number | undefined][] = [
    ["items listed", overview?.items],
    ["grades", overview?.grades],
    ["sizes", overview?.sizes],
    ["stocking sites", overview?.sites],
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
