"use client"

import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { paths } from "@/lib/paths"
import { cartTexts } from "@/texts/en/cart"
import { fillNodes } from "@/texts/fill-nodes"

/** Says of a cart that it was ordered, in another window or on another device, and leads to the order. */
export function OrderedCart({ orderNumber }: { orderNumber: string | null | undefined }) {
  const t = useTexts(cartTexts)
  const link = orderNumber ? (
    <Link href={paths.order(orderNumber)} className="mono">
      {orderNumber}
    </Link>
  ) : (
    <Link href={paths.orders}>{t.yourOrders}</Link>
  )
  return (
    <p className="banner" role="status">
      <strong>{t.thisCartWasOrdered}</strong>
      <span>{fillNodes(t.seeTheOrderNothingTwice, { order: link })}</span>
    </p>
  )
}
