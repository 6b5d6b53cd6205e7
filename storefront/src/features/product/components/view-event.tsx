"use client"

import type { CatalogueItem } from "@billet/backend/contract"
import { useEffect } from "react"
import { consentIn } from "@/features/consent/consent-in"
import { pushEvent } from "@/lib/analytics"

/** Tells the data layer that an item was looked at; of one that is open when the reader agrees, with their yes. */
export function ViewEvent({ item }: { item: CatalogueItem }) {
  const { productCode, productName, productCategory, stockType, stockGrade } = item
  useEffect(() => {
    const stop = new AbortController()
    const tell = () => {
      if (consentIn(document.cookie) !== "granted") return
      stop.abort()
      pushEvent("view_item", { productCode, productName, category: productCategory, stockType, stockGrade })
    }
    // The question is answered by a click. Looked for here, so that it carries no code for this to every other page.
    window.addEventListener("click", tell, { signal: stop.signal })
    tell()
    return () => stop.abort()
  }, [productCode, productName, productCategory, stockType, stockGrade])
  return null
}
