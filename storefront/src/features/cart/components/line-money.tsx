import type { CartLine } from "@billet/backend/contract"
import { formatMoney, formatPrice, formatRate } from "@/lib/format"
import { priceBasis, savingsText } from "../line-unit"
import styles from "./cart-line.module.css"

/** What a line costs; a visitor sees a dash until they sign in. */
export function LineMoney({ line, signedIn }: { line: CartLine; signedIn: boolean }) {
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
          <span className="visually-hidden">Before: </span>
          {formatMoney(line.originalPrice)}
        </s>
      )}
      <strong>{formatPrice(line.itemTotal)}</strong>
      <span className="unit">
        {formatRate(line.unitPrice)} {priceBasis(line.unit)}
      </span>
      {savings && <span className={styles.savings}>You save {savings}</span>}
    </div>
  )
}
