"use client"

import { useRouter } from "next/navigation"
import { useEffect } from "react"
import { STORED_CART_KEY } from "../stored-cart-key"

/** Reads the cart again when another tab of this browser has changed it, or the browser is online again. */
export function useOtherTabs(): void {
  const router = useRouter()
  useEffect(() => {
    const look = ({ key }: StorageEvent) => {
      if (key === STORED_CART_KEY || key === null) router.refresh()
    }
    const again = () => router.refresh()
    addEventListener("storage", look)
    addEventListener("online", again)
    return () => {
      removeEventListener("storage", look)
      removeEventListener("online", again)
    }
  }, [router])
}
