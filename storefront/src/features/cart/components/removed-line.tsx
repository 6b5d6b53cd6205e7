"use client"

import type { CartLine } from "@billet/backend/contract"
import { useEffect, useRef, useState, useTransition } from "react"
import { useLanguage, useTexts } from "#use-texts"
import { InMetric } from "@/features/units/components/in-metric"
import { cartTexts } from "@/texts/en/cart"
import { counted } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"
import { useProblemText } from "@/texts/use-problem-text"
import { amountText } from "../line-unit"
import { useCart } from "./cart-provider"

/** The line that was removed last, and a way to get it back, which `onBack` is told of. Takes the focus its own button had. */
export function RemovedLine({ onBack }: { onBack: (lineId: string) => void }) {
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
      if (!result.ok) return setError(problemText(result.problem))
      setError(null)
      const same = (line: CartLine) => line.productCode === productCode && line.amount === amount && line.unit === unit
      const back = result.data.cart.items.findLast(same)
      if (back) onBack(back.id)
    })
  return (
    <div className="banner" role="status">
      <span>
        {fillNodes(t.removedProductcodePiecesOfRemoved, {
          productCode: <span className="mono">{productCode}</span>,
          pieces: counted(language, t.countPieces, pieces),
          removed: (
            <>
              {amountText(removed)}
              <InMetric {...removed} />
            </>
          ),
        })}
      </span>
      <button ref={undo} type="button" className="button small" disabled={pending} onClick={putBack}>
        {t.undo}
      </button>
      {error && <span className="field-error">{error}</span>}
    </div>
  )
}
