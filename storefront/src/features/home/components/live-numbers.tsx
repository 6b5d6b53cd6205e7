import { toKilograms, type StockTotals } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { formatCount } from "@/lib/format"
import { homeTexts } from "@/texts/en/home"
import styles from "./home.module.css"

const KILOGRAMS_PER_TONNE = 1000

/** The stock of this moment. A dash stands where it could not be asked; nothing moves. */
export function LiveNumbers({ totals }: { totals: StockTotals | undefined }) {
  const t = useTexts(homeTexts)
  const numbers: [label: string, value: number | undefined][] = [
    [t.itemsListed, totals?.items],
    [t.tonnesInStock, totals && toKilograms(totals.pounds) / KILOGRAMS_PER_TONNE],
    [t.inchesInStock, totals?.inches],
    [t.stockingSites, totals?.sites],
  ]
  return (
    <dl className={styles.numbers} aria-label={t.stockRightNow}>
      {numbers.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === undefined ? "–" : formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
