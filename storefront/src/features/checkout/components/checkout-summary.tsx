"use client"

import type { CartView } from "@billet/backend/contract"
import Link from "next/link"
import type { ReactNode } from "react"
import { TotalRows } from "@/features/cart/components/cart-totals"
import { amountText } from "@/features/cart/line-unit"
import { formatMoney, formatPrice, plural } from "@/lib/format"
import { paths } from "@/lib/paths"
import styles from "./checkout.module.css"

type Props = {
  cart: CartView
  pending: boolean
  mayOrder: boolean
  /** The freight is still being worked out. */
  waiting: boolean
  changed: boolean
  byCard: boolean
  children: ReactNode
}

/** What is ordered, what it costs, and the button that does it. */
export function CheckoutSummary({ cart, pending, mayOrder, waiting, changed, byCard, children }: Props) {
  return (
    <aside className={styles.summary} aria-label="Order summary">
      <div className={styles.head}>
        <h2>{plural(cart.items.length, "line")}</h2>
        <Link href={paths.cart}>Change</Link>
      </div>
      <ul className={styles.lines}>
        {cart.items.map((line) => (
          <li key={line.id}>
            <span>
              <span className="mono">{line.productCode}</span>
              <span className="unit">
                {plural(line.pieces, "piece")} x {amountText(line)}
                {line.oneHeat && ", all from one heat"}
              </span>
            </span>
            <span>{formatPrice(line.itemTotal)}</span>
          </li>
        ))}
      </ul>
      <TotalRows cart={cart} />
      {children}
      <button type="submit" className="button primary large wide" disabled={!mayOrder || waiting} aria-disabled={pending}>
        {pending
          ? "Placing the order"
          : `Place order${byCard ? " and pay" : ""}${changed ? ` at ${formatMoney(cart.total)}` : ""}`}
      </button>
      <p className="hint">
        The stock is reserved for you the moment the order is placed
        {byCard ? "; you enter the card on the next page and have an hour for it." : "."}
      </p>
    </aside>
  )
}
