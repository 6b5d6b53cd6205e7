"use client"

import type { CatalogueItem } from "@billet/backend/contract"
import { useEffect } from "react"
import { pushEvent } from "@/lib/analytics"

/** Tells the data layer that an item was looked at. */
export function ViewEvent({ item }: { item: CatalogueItem }) {
  const { productCode, productName, productCategory, stockType, stockGrade } = item
  useEffect(() => {
    pushEvent("view_item", { productCode, productName, category: productCategory, stockType, stockGrade })
  }, [productCode, productName, productCategory, stockType, stockGrade])
  return null
}
