"use client"

import Link from "next/link"
import { plural } from "@/lib/format"
import { paths } from "@/lib/paths"
import { CartBanner } from "./cart-banner"
import { CartLineRow } from "./cart-line-row"
import { useCart } from "./cart-provider"
import { CartTotals } from "./cart-totals"
import { RemovedLine } from "./removed-line"
import styles from "./cart.module.css"

/** The cart; read-only where it is only shown, such as at checkout. */
export function CartScreen({ readOnly = false }: { readOnly?: boolean }) {
  const { cart, notices, reachable } = useCart()
  if (!reachable && !cart) {
    return (
      <p className="banner error" role="alert">
        The cart cannot be read right now. It is safe; reload in a minute.
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
            {notice}
          </p>
        ))}
        <ul aria-label={plural(cart.items.length, "line")}>
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
  return (
    <div className={styles.empty}>
      <RemovedLine />
      <p>Your cart is empty.</p>
      <Link href={paths.products} className="button primary">
        See all stock
      </Link>
      <Link href={paths.home} className="button">
        Use the finder
      </Link>
      <Link href={paths.quickOrder} className="button">
        Quick order
      </Link>
    </div>
  )
}
