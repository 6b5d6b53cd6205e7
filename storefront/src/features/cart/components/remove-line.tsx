"use client"

import type { CartLine } from "@billet/backend/contract"
import { startTransition, useState } from "react"
import { useLanguage, useTexts } from "#use-texts"
import { Modal } from "@/components/modal"

import { cartTexts } from "@/texts/en/cart"
import { counted, fill } from "@/texts/fill"
import { useProblemText } from "@/texts/use-problem-text"
import { useProductName } from "@/texts/use-product-name"
import { withoutLine } from "../cart-preview"
import { amountText } from "../line-unit"
import { useCart } from "./cart-provider"

type Props = { line: CartLine; onRefused?: (problem: string | null) => void }

/** Asks once, by name, before a line goes: at once, and back again when the server refuses. */
export function RemoveLine({ line, onRefused }: Props) {
  const problemText = useProblemText()
  const t = useTexts(cartTexts)
  const productName = useProductName()
  const language = useLanguage()
  const { cart, preview, remove } = useCart()
  const [asking, setAsking] = useState(false)
  const confirm = () => {
    setAsking(false)
    startTransition(async () => {
      if (cart) preview(withoutLine(cart, line.id))
      const result = await remove(line)
      onRefused?.(result.ok ? null : problemText(result.problem))
    })
  }
  return (
    <>
      <button type="button" className="button small" onClick={() => setAsking(true)}>
        {t.remove}
      </button>
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        title={t.removeThisLine}
        footer={
          <>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {t.keepIt}
            </button>
            <button type="button" className="button danger" onClick={confirm}>
              {t.remove}
            </button>
          </>
        }
      >
        <p>
          {fill(t.productnamePiecesOfLine, {
            productName: productName(line.productName),
            pieces: counted(language, t.countPieces, line.pieces),
            line: amountText(line),
          })}
        </p>
      </Modal>
    </>
  )
}
