"use client"

import { lazy, Suspense, useEffect, useState, type ReactNode } from "react"
import { useLanguage, useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { paths } from "@/lib/paths"
import { cartTexts } from "@/texts/en/cart"
import { counted } from "@/texts/fill"
import { shortageOf } from "../shortage-of"
import { CartBanner } from "./cart-banner"
import { CartNotice } from "./cart-notice"
import { CartLineRow } from "./cart-line-row"
import { useCart } from "./cart-provider"
import { CartTotals } from "./cart-totals"
import { nameIdOf } from "./line-product"
import { OrderedCart } from "./ordered-cart"
import { RemovedLine } from "./removed-line"
import styles from "./cart.module.css"
import { useShortages } from "./use-shortages"

/** Only where the shop's server does not answer. */
const StoredCart = lazy(() => import("./stored-cart-screen"))

/** The cart, or this browser's copy of it while the server cannot be asked. */
export function CartScreen() {
  const t = useTexts(cartTexts)
  const language = useLanguage()
  const { cart, notices, reachable } = useCart()
  const [refused, setRefused] = useState<string | null>(null)
  const [back, setBack] = useState<{ lineId: string } | null>(null)
  useEffect(() => {
    if (back) document.getElementById(nameIdOf(back.lineId))?.focus()
  }, [back])
  const shortages = useShortages(cart)
  if (!reachable && !cart)
    return (
      <Suspense>
        <StoredCart />
      </Suspense>
    )
  const removed = <RemovedLine onBack={(lineId) => setBack({ lineId })} />
  if (!cart || cart.items.length === 0) return <EmptyCart>{removed}</EmptyCart>
  return (
    <div className={styles.columns}>
      <div className={styles.lines}>
        <CartBanner cart={cart} />
        {removed}
        {refused && (
          <p className="banner error" role="alert">
            {refused}
          </p>
        )}
        {notices.map((notice) => (
          <CartNotice key={notice} notice={notice} />
        ))}
        <ul aria-label={counted(language, t.countLines, cart.items.length)}>
          {cart.items.map((line) => (
            <CartLineRow
              key={line.id}
              line={line}
              signedIn={cart.isAuthenticated}
              readOnly={false}
              shortage={shortageOf(shortages, line)}
              onRefused={setRefused}
            />
          ))}
        </ul>
      </div>
      <CartTotals cart={cart} />
    </div>
  )
}

function EmptyCart({ children }: { children: ReactNode }) {
  const t = useTexts(cartTexts)
  const { ordered } = useCart()
  return (
    <div className={styles.empty}>
      {children}
      {ordered ? <OrderedCart {...ordered} /> : <p>{t.yourCartIsEmpty}</p>}
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
