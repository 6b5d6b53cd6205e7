"use client"

import type { CartView } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { SaveToList } from "@/features/lists/components/save-to-list"
import { toAddLine } from "@/features/lists/list-lines"
import { Weight } from "@/features/units/components/measure"
import { formatMoney } from "@/lib/format"
import { paths } from "@/lib/paths"
import { cartTexts } from "@/texts/en/cart"
import { fillNodes } from "@/texts/fill-nodes"
import { useCart } from "./cart-provider"
import { FreightRow, type FreightRowFacts } from "./freight-row"
import { PromoField } from "./promo-field"
import styles from "./cart.module.css"

/** What the cart weighs and costs, and the way on. */
export function CartTotals({ cart }: { cart: CartView }) {
  const t = useTexts(cartTexts)
  const { previewed } = useCart()
  const priced = cart.isAuthenticated
  return (
    <aside className={styles.totals} data-pending={previewed || undefined} aria-label={t.summary}>
      <h2>{t.summary}</h2>
      <TotalRows cart={cart} />
      {priced && <PromoField code={cart.promoCode} />}
      <Link href={paths.checkout} className="button primary large wide">
        {priced ? t.checkout : t.signInAndCheckOut}
      </Link>
      {priced && <SaveToList label={t.saveCartAsAList} className="button wide" whole lines={() => cart.items.map(toAddLine)} />}
      <Link href={paths.products} className="button wide">
        {t.continueShopping2}
      </Link>
      <p className="hint">{t.freightIsWorkedOutAt}</p>
    </aside>
  )
}

type Totals = Pick<
  CartView,
  "subtotal" | "promoCode" | "promoSavings" | "taxTotal" | "taxStatus" | "total" | "totalWeightInPounds" | "isAuthenticated"
> & { freight: FreightRowFacts | null }

/** What the tax is, or why there is none yet or none at all. */
function TaxRow({ taxStatus, taxTotal }: Pick<Totals, "taxStatus" | "taxTotal">) {
  const t = useTexts(cartTexts)
  return (
    <>
      <dt>{{ OPEN: t.taxIsWorkedOutFrom, KNOWN: t.tax, EXEMPT: t.taxExempt }[taxStatus]}</dt>
      <dd>{taxStatus === "OPEN" ? "–" : formatMoney(taxTotal)}</dd>
    </>
  )
}

/** The sums of a cart or an order. */
export function TotalRows({ cart }: { cart: Totals }) {
  const t = useTexts(cartTexts)
  const money = (value: number) => (cart.isAuthenticated ? formatMoney(value) : "–")
  return (
    <dl className={styles.rows}>
      <dt>{t.totalWeight}</dt>
      <dd>
        <Weight pounds={cart.totalWeightInPounds} unit="lbs" />
      </dd>
      <dt>{t.material}</dt>
      <dd>{money(cart.subtotal)}</dd>
      {cart.promoCode && (
        <>
          <dt>{fillNodes(t.promoCodePromocode, { promoCode: <span className="mono">{cart.promoCode}</span> })}</dt>
          <dd>{formatMoney(-cart.promoSavings)}</dd>
        </>
      )}
      {cart.freight && <FreightRow {...cart.freight} />}
      <TaxRow {...cart} />
      <dt className={styles.grand}>{fillNodes(t.totalUnit, { unit: <span className="unit">USD</span> })}</dt>
      <dd className={styles.grand}>{money(cart.total)}</dd>
    </dl>
  )
}
