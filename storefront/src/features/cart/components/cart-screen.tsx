"use client"

import { useLanguage, useSay, useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { paths } from "@/lib/paths"
import { cartTexts } from "@/texts/en/cart"
import { counted } from "@/texts/fill"
import { CartBanner } from "./cart-banner"
import { CartLineRow } from "./cart-line-row"
import { useCart } from "./cart-provider"
import { CartTotals } from "./cart-totals"
import { RemovedLine } from "./removed-line"
import styles from "./cart.module.css"

/** The cart; read-only where it is only shown, such as at checkout. */
export function CartScreen({ readOnly = false }: { readOnly?: boolean }) {
  const t = useTexts(cartTexts)
  const language = useLanguage()
  const say = useSay()
  const { cart, notices, reachable } = useCart()
  if (!reachable && !cart) {
    return (
      <p className="banner error" role="alert">
        {t.theCartCannotBeRead}
      </p>
    )
  }
  if (!cart || cart.items.length === 0) return <EmptyCart />
  return (
    <div className={styles.columns}>
      <div className={styles.lines}>
        <CartBanner cart={cart} />
        <RemovedLine />
        {notices.map((notice) => (
          <p key={notice} className="banner" role="status">
            {say(notice)}
          </p>
        ))}
        <ul aria-label={counted(language, t.countLines, cart.items.length)}>
          {cart.items.map((line) => (
            <CartLineRow key={line.id} line={line} signedIn={cart.isAuthenticated} readOnly={readOnly} />
          ))}
        </ul>
      </div>
      <CartTotals cart={cart} />
    </div>
  )
}

function EmptyCart() {
  const t = useTexts(cartTexts)
  return (
    <div className={styles.empty}>
      <RemovedLine />
      <p>{t.yourCartIsEmpty}</p>
      <Link href={paths.products} className="button primary">
        {t.seeAllStock}
      </Link>
      <Link href={paths.home} className="button">
        {t.useTheFinder}
      </Link>
      <Link href={paths.quickOrder} className="button">
        {t.quickOrder}
      </Link>
    </div>
  )
}
