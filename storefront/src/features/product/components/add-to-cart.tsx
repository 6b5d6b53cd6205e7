"use client"

import type { CatalogueItem } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { useState, useTransition } from "react"
import { useTexts } from "#use-texts"
import { useCart } from "@/features/cart/components/cart-provider"
import { AddedPanel, prepareAddedPanel } from "@/features/cart/components/added-panel"
import { pushEvent } from "@/lib/analytics"
import { paths } from "@/lib/paths"

import { productTexts } from "@/texts/en/product"
import { useProblemText } from "@/texts/use-problem-text"
import type { OrderInput } from "../order-input"
import styles from "./product.module.css"

type Props = { item: CatalogueItem; input: OrderInput; disabled: boolean; price: number | null; lineId: string | null }

/** Adds the line and opens the side panel; with a line of the cart in the address it changes that line instead. */
export function AddToCart({ item, input, disabled, price, lineId }: Props) {
  const problemText = useProblemText()
  const t = useTexts(productTexts)
  const { cart, add, update } = useCart()
  const router = useRouter()
  const [added, setAdded] = useState<OrderInput | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [pending, startTransition] = useTransition()
  const editing = lineId !== null && cart?.items.some((line) => line.id === lineId)

  const submit = () => {
    if (!editing) prepareAddedPanel()
    startTransition(async () => {
      setError(null)
      const order = { amount: input.amount, unit: input.unit, pieces: Number(input.pieces), oneHeat: input.oneHeat }
      const result = editing ? await update(lineId, order) : await add({ productCode: item.productCode, ...order })
      if (!result.ok) return setError(problemText(result.problem))
      // In place of this page, which would show the line as it was to whoever goes back.
      if (editing) return startTransition(() => router.replace(paths.cart))
      pushEvent("add_to_cart", {
        item_id: item.productCode,
        item_name: item.productName,
        category: item.productCategory,
        quantity: order.pieces,
        price: price ?? 0,
      })
      setAdded(input)
    })
  }
  return (
    <div className={styles.action}>
      {/* Not "disabled" while pending: that would drop the focus the panel has to give back. */}
      <button
        type="button"
        className="button primary large wide"
        disabled={disabled}
        aria-disabled={pending}
        onClick={() => !pending && submit()}
      >
        {editing ? (pending ? t.updating : t.updateCartLine) : pending ? t.adding : t.addToCart}
      </button>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <AddedPanel item={item} added={added} onClose={() => setAdded(null)} />
    </div>
  )
}
