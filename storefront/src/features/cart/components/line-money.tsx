import type { CartLine } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { formatMoney, formatPrice, formatRate } from "@/lib/format"
import { cartTexts } from "@/texts/en/cart"
import { orderingTexts } from "@/texts/en/ordering"
import { fill } from "@/texts/fill"
import { savingsText } from "../line-unit"
import styles from "./cart-line.module.css"

/** What a line costs; a visitor sees a dash until they sign in. */
export function LineMoney({ line, signedIn }: { line: CartLine; signedIn: boolean }) {
  const t = useTexts(cartTexts)
  const { bases } = useTexts(orderingTexts)
  const savings = savingsText(line)
  if (!signedIn) {
    return (
      <div className={styles.money}>
        <strong>–</strong>
      </div>
    )
  }
  return (
    <div className={styles.money}>
      {savings && (
        <s className="unit">
          <span className="visually-hidden">{t.before} </span>
          {formatMoney(line.originalPrice)}
        </s>
      )}
      <strong>{formatPrice(line.itemTotal)}</strong>
      <span className="unit">
        {formatRate(line.unitPrice)} {bases[line.unit]}
      </span>
      {savings && <span className={styles.savings}>{fill(t.youSaveSavings, { savings })}</span>}
    </div>
  )
}
