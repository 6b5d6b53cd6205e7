"use client"

import type { CartView } from "@billet/backend/contract"
import type { ReactNode } from "react"
import { useLanguage, useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { TotalRows } from "@/features/cart/components/cart-totals"
import { amountText } from "@/features/cart/line-unit"
import { InMetric } from "@/features/units/components/in-metric"
import { formatMoney, formatPrice } from "@/lib/format"
import { paths } from "@/lib/paths"
import { checkoutTexts } from "@/texts/en/checkout"
import { counted, fill } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"
import styles from "./checkout.module.css"

type Props = {
  cart: CartView
  pending: boolean
  mayOrder: boolean
  /** The freight is still being worked out. */
  waiting: boolean
  changed: boolean
  byCard: boolean
  /** Puts the order aside as a draft. */
  onSave: () => void
  /** What is to be said of the lines. */
  aboutLines?: ReactNode
  children: ReactNode
}

/** What is ordered, what it costs, and the button that does it. */
export function CheckoutSummary({ cart, pending, mayOrder, waiting, changed, byCard, onSave, aboutLines, children }: Props) {
  const t = useTexts(checkoutTexts)
  const language = useLanguage()
  return (
    <aside className={styles.summary} tabIndex={-1} aria-label={t.orderSummary}>
      <div className={styles.head}>
        <h2>{counted(language, t.countLines, cart.items.length)}</h2>
        <Link href={paths.cart}>{t.change}</Link>
      </div>
      <ul className={styles.lines}>
        {cart.items.map((line) => (
          <li key={line.id}>
            <span>
              <span className="mono">{line.productCode}</span>
              <span className="unit">
                {counted(language, t.countPieces, line.pieces)} x {amountText(line)}
                <InMetric {...line} />
                {line.oneHeat && t.allFromOneHeat}
              </span>
            </span>
            <span>{formatPrice(line.itemTotal)}</span>
          </li>
        ))}
      </ul>
      {aboutLines}
      <TotalRows cart={cart} />
      {children}
      <button type="submit" className="button primary large wide" disabled={!mayOrder || waiting} aria-disabled={pending}>
        {pending
          ? t.placingTheOrder
          : changed
            ? fill(byCard ? t.placeOrderAndPayAt : t.placeOrderAt, { total: formatMoney(cart.total) })
            : byCard
              ? t.placeOrderAndPay
              : t.placeOrder}
      </button>
      <p className="hint">
        {byCard ? t.stockReservedByCard : t.stockReserved}{" "}
        {fillNodes(t.placingAcceptsTheTerms, {
          terms: (
            <a href={paths.terms} target="_blank">
              {t.termsOfSale}
            </a>
          ),
        })}
      </p>
      <button type="button" className="button wide" aria-disabled={pending} onClick={onSave}>
        {t.saveAsDraft}
      </button>
      <p className="hint">{t.aDraftHoldsNothing}</p>
    </aside>
  )
}
