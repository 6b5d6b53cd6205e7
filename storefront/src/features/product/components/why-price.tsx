import type { PublicPriceLine } from "@billet/backend/contract"
import { PriceLines } from "@/components/price-lines"
import styles from "./product.module.css"

type Props = { lines: PublicPriceLine[]; total: number }

/** Why the price is what it is, for who asks. */
export function WhyPrice({ lines, total }: Props) {
  return (
    <details className={styles.why}>
      <summary>Why this price</summary>
      <PriceLines lines={lines} total={total} />
    </details>
  )
}
