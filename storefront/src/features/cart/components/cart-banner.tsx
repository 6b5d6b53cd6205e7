"use client"

import type { CartView } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { LocalTime } from "@/components/local-time"
import { paths } from "@/lib/paths"
import { cartTexts } from "@/texts/en/cart"
import { fillNodes } from "@/texts/fill-nodes"

/** How long prices hold for a buyer; how to see them for a visitor. */
export function CartBanner({ cart }: { cart: CartView }) {
  const t = useTexts(cartTexts)
  if (!cart.isAuthenticated) {
    return (
      <div className="banner" role="status">
        <strong>{t.signInForPricing}</strong>
        <Link href={paths.signIn(paths.cart)} className="button small primary">
          {t.signInNow}
        </Link>
      </div>
    )
  }
  return (
    <div className="banner" role="status">
      <strong>{t.quoteValidity}</strong>
      <span>
        {cart.validUntil && <>{fillNodes(t.untilLocaltime, { localTime: <LocalTime iso={cart.validUntil} /> })} </>}
        {t.pricesAndAvailabilityAreSubject}
      </span>
    </div>
  )
}
