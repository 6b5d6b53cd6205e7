"use client"

import { useRouter } from "next/navigation"
import { useEffect } from "react"
import { STORED_CART_KEY } from "../stored-cart-key"

/** Reads the cart again when another tab of this browser has changed it. */
export function useOtherTabs(): void {
  const router = useRouter()
  useEffect(() => {
    const look = ({ key }: StorageEvent) => {
      if (key === STORED_CART_KEY || key === null) router.refresh()
    }
    addEventListener("storage", look)
    return () => removeEventListener("storage", look)
  }, [router])
}
