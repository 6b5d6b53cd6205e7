"use client"

import type { CartLine, LineShortage } from "@billet/backend/contract"
import type { ReactNode } from "react"
import { useLanguage, useTexts } from "#use-texts"
import { Length } from "@/features/units/components/measure"
import { shortStockTexts } from "@/texts/en/short-stock"
import { counted } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"

type Props = {
  line: CartLine
  shortage: LineShortage
  /** Takes what there is; the button, which goes with the notice, hands its focus on. Missing where pieces cannot be changed. */
  onTake?: (button: HTMLButtonElement) => void
  disabled?: boolean
  /** Which line it is, where that is not seen. */
  children?: ReactNode
}

/** That stock no longer has what a line wants, how much it has, and a button to take that. */
export default function ShortLine({ line, shortage, onTake, disabled, children }: Props) {
  const t = useTexts(shortStockTexts)
  const language = useLanguage()
  const { availablePieces: left, availableInches, isShared } = shortage
  const some = isShared ? t.leftByOtherLines : t.inStockNow
  const none = isShared ? t.noneByOtherLines : availableInches > 0 ? t.noPieceSoLong : t.nothingLeft
  return (
    <div className="banner" role="status">
      <span>
        {children}
        {fillNodes(left > 0 ? some : none, { left, wanted: line.pieces, length: <Length inches={availableInches} /> })}
      </span>
      {onTake && left > 0 && (
        <button type="button" className="button small" disabled={disabled} onClick={(event) => onTake(event.currentTarget)}>
          {counted(language, t.takePieces, left)}
        </button>
      )}
    </div>
  )
}
