"use client"

import type { CartLine, ItemPrice } from "@billet/backend/contract"
import { useEffect, useState } from "react"
import { useTexts } from "#use-texts"
import { PriceLines } from "@/components/price-lines"
import { fetchItemPrice } from "@/features/product/item-price-client"
import { cartTexts } from "@/texts/en/cart"
import { lineExplanation } from "../line-explanation"
import styles from "./cart-line.module.css"

/** Why the line costs what it does; asked for when it is opened. */
export function LineWhy({ line }: { line: CartLine }) {
  const t = useTexts(cartTexts)
  const [open, setOpen] = useState(false)
  const [price, setPrice] = useState<ItemPrice | null | "loading">("loading")
  const { productCode, amount, unit, pieces } = line
  useEffect(() => {
    if (!open) return
    const stop = new AbortController()
    void fetchItemPrice(productCode, { amount, unit, pieces: String(pieces) }, stop.signal).then((found) => {
      if (!stop.signal.aborted) setPrice(found)
    })
    return () => stop.abort()
  }, [open, productCode, amount, unit, pieces])
  return (
    <details className={styles.why} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.whyThisPrice}</summary>
      {price === "loading" && <p className="quiet">{t.lookingItUp}</p>}
      {price === null && <p className="field-error">{t.thisCannotBeToldRight}</p>}
      {price && price !== "loading" && <PriceLines lines={lineExplanation(line, price)} total={line.itemTotal} />}
    </details>
  )
}
