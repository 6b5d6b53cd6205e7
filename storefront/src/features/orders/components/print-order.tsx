"use client"

import { useTexts } from "#use-texts"
import { ordersTexts } from "@/texts/en/orders"

/** The page as it is, on paper. */
export function PrintOrder() {
  const t = useTexts(ordersTexts)
  return (
    <button type="button" className="button small" onClick={() => window.print()}>
      {t.print}
    </button>
  )
}
