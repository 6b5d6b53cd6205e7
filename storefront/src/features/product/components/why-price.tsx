import type { PublicPriceLine } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { PriceLines } from "@/components/price-lines"
import { productTexts } from "@/texts/en/product"
import styles from "./product.module.css"

type Props = { lines: PublicPriceLine[]; total: number }

/** Why the price is what it is, for who asks. */
export function WhyPrice({ lines, total }: Props) {
  const t = useTexts(productTexts)
  return (
    <details className={styles.why}>
      <summary>{t.whyThisPrice}</summary>
      <PriceLines lines={lines} total={total} />
    </details>
  )
}
