"use client"

import { MAX_PIECES, MIN_PIECES, type CartLine } from "@billet/backend/contract"
import { useId } from "react"
import { useTexts } from "#use-texts"
import { cartTexts } from "@/texts/en/cart"

const CHOICES = Array.from({ length: MAX_PIECES - MIN_PIECES + 1 }, (_, index) => index + MIN_PIECES)

type Props = { line: CartLine; disabled: boolean; onChange: (pieces: number) => void }

/** Whole numbers from 1 to 100. */
export function PiecesSelect({ line, disabled, onChange }: Props) {
  const t = useTexts(cartTexts)
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{t.pieces}</label>
      <select
        id={id}
        className="input"
        value={line.pieces}
        disabled={disabled}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {CHOICES.map((pieces) => (
          <option key={pieces} value={pieces}>
            {pieces}
          </option>
        ))}
      </select>
    </div>
  )
}
