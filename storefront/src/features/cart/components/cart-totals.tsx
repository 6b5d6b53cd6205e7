"use client"

import type { CartView } from "@billet/backend/contract"
import Link from "next/link"
import { SaveToList } from "@/features/lists/components/save-to-list"
import { toAddLine } from "@/features/lists/list-lines"
import { Weight } from "@/features/units/components/measure"
import { formatMoney } from "@/lib/format"
import { paths } from "@/lib/paths"
import { FreightRow, type FreightRowFacts } from "./freight-row"
import { PromoField } from "./promo-field"
import styles from "./cart.module.css"

/** What the cart weighs and costs, and the way on. */
export function CartTotals({ cart }: { cart: CartView }) {
  const priced = cart.isAuthenticated
  return (
    <aside className={styles.totals} aria-label="Summary">
      <h2>Summary</h2>
      <TotalRows cart={cart} />
      {priced && <PromoField code={cart.promoCode} />}
      <Link href={paths.checkout} className="button primary large wide">
        {priced ? "Checkout" : "Sign in and check out"}
      </Link>
      {priced && <SaveToList label="Save cart as a list" className="button wide" whole lines={() => cart.items.map(toAddLine)} />}
      <Link href={paths.products} className="button wide">
        Continue shopping
      </Link>
      <p className="hint">Freight is worked out at checkout. Every piece ships with its mill certificate.</p>
    </aside>
  )
}

type Totals = Pick<
  CartView,
  "subtotal" | "promoCode" | "promoSavings" | "taxTotal" | "total" | "totalWeightInPounds" | "isAuthenticated"
> & { freight: FreightRowFacts | null }

/** The sums of a cart or an order. */
export function TotalRows({ cart }: { cart: Totals }) {
  const money = (value: number) => (cart.isAuthenticated ? formatMoney(value) : "–")
  return (
    <dl className={styles.rows}>
      <dt>Total weight</dt>
      <dd>
        <Weight pounds={cart.totalWeightInPounds} unit="lbs" />
      </dd>
      <dt>Material</dt>
      <dd>{money(cart.subtotal)}</dd>
      {cart.promoCode && (
        <>
          <dt>
            Promo code <span className="mono">{cart.promoCode}</span>
          </dt>
          <dd>{formatMoney(-cart.promoSavings)}</dd>
        </>
      )}
      {cart.freight && <FreightRow {...cart.freight} />}
      <dt>Tax</dt>
      <dd>{money(cart.taxTotal)}</dd>
      <dt className={styles.grand}>
        Total <span className="unit">USD</span>
      </dt>
      <dd className={styles.grand}>{money(cart.total)}</dd>
    </dl>
  )
}
