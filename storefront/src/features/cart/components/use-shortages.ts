"use client"

import type { CartView, LineShortage } from "@billet/backend/contract"
import { useEffect, useState } from "react"

/**
 * What stock lacks for this browser's cart, looked at when the page opens or is looked at again, when the server has changed the
 * cart, and when `event` is another one.
 */
export function useShortages(cart: CartView | null, event?: unknown): LineShortage[] {
  const [shortages, setShortages] = useState<LineShortage[]>([])
  const { id, updatedAt } = cart && cart.items.length > 0 ? cart : {}
  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    import("../watch-stock").then(
      ({ watchStock }) => watchStock(setShortages, stop.signal),
      (error: unknown) => console.warn("The stock could not be watched", error),
    )
    return () => stop.abort()
  }, [id, updatedAt, event])
  return shortages
}
