"use client"

import type { CartLine, CartView, LineShortage } from "@billet/backend/contract"
import { useState, useTransition } from "react"
import { useCart } from "@/features/cart/components/cart-provider"
import ShortLine from "@/features/cart/components/short-line"
import { amountText } from "@/features/cart/line-unit"
import { useProblemText } from "@/texts/use-problem-text"

type Props = {
  lines: { line: CartLine; shortage: LineShortage }[]
  disabled: boolean
  /** Takes the cart with fewer pieces. */
  onTaken: (cart: CartView) => void
}

/** The lines of an order that stock cannot take now, each with a button to take what there is. */
export default function ShortLines({ lines, disabled, onTaken }: Props) {
  const problemText = useProblemText()
  const { update } = useCart()
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, startTransition] = useTransition()
  const take = (line: CartLine, pieces: number, button: HTMLButtonElement) =>
    startTransition(async () => {
      const result = await update(line.id, { pieces })
      setProblem(result.ok ? null : problemText(result.problem))
      if (!result.ok) return
      button.closest("aside")?.focus({ preventScroll: true })
      onTaken(result.data.cart)
    })
  return (
    <>
      {lines.map(({ line, shortage }) => (
        <ShortLine
          key={line.id}
          line={line}
          shortage={shortage}
          disabled={pending || disabled}
          onTake={(button) => take(line, shortage.availablePieces, button)}
        >
          <span className="mono">{line.productCode}</span> {amountText(line)}:{" "}
        </ShortLine>
      ))}
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
