"use client"

import { MESSAGES, type CartView } from "@billet/backend/contract"
import Link from "next/link"
import { LocalTime } from "@/components/local-time"
import { paths } from "@/lib/paths"

/** How long prices hold for a buyer; how to see them for a visitor. */
export function CartBanner({ cart }: { cart: CartView }) {
  if (!cart.isAuthenticated) {
    return (
      <div className="banner" role="status">
        <strong>{MESSAGES.signInForPricing}</strong>
        <Link href={paths.signIn(paths.cart)} className="button small primary">
          Sign In Now
        </Link>
      </div>
    )
  }
  return (
    <div className="banner" role="status">
      <strong>{MESSAGES.quoteValidity}</strong>
      <span>
        {cart.validUntil && (
          <>
            Until <LocalTime iso={cart.validUntil} />.{" "}
          </>
        )}
        Prices and availability are subject to change.
      </span>
    </div>
  )
}
