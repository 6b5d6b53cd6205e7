"use client"

import { useEffect, useRef, useState, useTransition } from "react"
import { useLanguage, useTexts } from "#use-texts"

import { cartTexts } from "@/texts/en/cart"
import { counted } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"
import { useProblemText } from "@/texts/use-problem-text"
import { amountText } from "../line-unit"
import { useCart } from "./cart-provider"

/** The line that was removed last, and a way to get it back. Takes the focus that its own button had. */
export function RemovedLine() {
  const problemText = useProblemText()
  const t = useTexts(cartTexts)
  const language = useLanguage()
  const { removed, add } = useCart()
  const [error, setError] = useState<string | null>(null)
  const [pending, startTransition] = useTransition()
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (removed) undo.current?.focus()
  }, [removed])
  if (!removed) return null
  const { productCode, amount, unit, pieces, oneHeat } = removed
  const putBack = () =>
    startTransition(async () => {
      const result = await add({ productCode, amount, unit, pieces, oneHeat })
      setError(result.ok ? null : problemText(result.problem))
    })
  return (
    <div className="banner" role="status">
      <span>
        {fillNodes(t.removedProductcodePiecesOfRemoved, {
          productCode: <span className="mono">{productCode}</span>,
          pieces: counted(language, t.countPieces, pieces),
          removed: amountText(removed),
        })}
      </span>
      <button ref={undo} type="button" className="button small" disabled={pending} onClick={putBack}>
        {t.undo}
      </button>
      {error && <span className="field-error">{error}</span>}
    </div>
  )
}
