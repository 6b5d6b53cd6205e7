"use client"

import type { CartLine } from "@billet/backend/contract"
import { useState, useTransition } from "react"
import { useLanguage, useTexts } from "#use-texts"
import { Modal } from "@/components/modal"

import { cartTexts } from "@/texts/en/cart"
import { counted, fill } from "@/texts/fill"
import { useProblemText } from "@/texts/use-problem-text"
import { amountText } from "../line-unit"
import { useCart } from "./cart-provider"

/** Asks once, by name, before a line goes. */
export function RemoveLine({ line }: { line: CartLine }) {
  const problemText = useProblemText()
  const t = useTexts(cartTexts)
  const language = useLanguage()
  const { remove } = useCart()
  const [asking, setAsking] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [pending, startTransition] = useTransition()
  const confirm = () =>
    startTransition(async () => {
      const result = await remove(line)
      if (result.ok) setAsking(false)
      else setError(problemText(result.problem))
    })
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
            <button type="button" className="button danger" disabled={pending} onClick={confirm}>
              {t.remove}
            </button>
          </>
        }
      >
        <p>
          {fill(t.productnamePiecesOfLine, {
            productName: line.productName,
            pieces: counted(language, t.countPieces, line.pieces),
            line: amountText(line),
          })}
        </p>
        {error && (
          <p className="field-error" role="alert">
            {error}
          </p>
        )}
      </Modal>
    </>
  )
}
