"use client"

import type { SavedListSummary } from "@billet/backend/contract"
import { useState, useTransition } from "react"
import { useTexts } from "#use-texts"
import { useCart } from "@/features/cart/components/cart-provider"
import { countAdded } from "@/features/cart/count-added"

import { listsTexts } from "@/texts/en/lists"
import { fill } from "@/texts/fill"
import { useProblemText } from "@/texts/use-problem-text"
import { OpenListDialog } from "./open-list-dialog"

type Props = {
  list: SavedListSummary
  onOpened?: () => void
  /** Where many lists stand together, the button says which one it opens. */
  among?: boolean
  /** While the list is being changed. */
  disabled?: boolean
}

/** Opens a list as the cart; asks first what becomes of a cart that holds something. */
export function OpenList({ list, onOpened, among = false, disabled = false }: Props) {
  const t = useTexts(listsTexts)
  const problemText = useProblemText()
  const { cart, openList } = useCart()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, start] = useTransition()
  const held = cart?.items.length ?? 0
  const open = (keepAs?: string) =>
    start(async () => {
      const answer = await openList(list.id, keepAs)
      setProblem(answer.ok ? null : problemText(answer.problem))
      if (!answer.ok) return
      countAdded(cart, answer.data.cart)
      setAsking(false)
      onOpened?.()
    })
  const ask = () => {
    setProblem(null)
    if (held > 0) setAsking(true)
    else open()
  }
  const failure = problem && (
    <p className="field-error" role="alert">
      {problem}
    </p>
  )
  return (
    <>
      <button
        type="button"
        className="button small"
        aria-label={among ? fill(t.openListNameAsThe, { name: list.name }) : undefined}
        disabled={disabled || pending || list.lineCount === 0}
        onClick={ask}
      >
        {among ? t.open : t.openAsTheCart}
      </button>
      {asking ? (
        <OpenListDialog list={list} held={held} pending={pending} onOpen={open} onClose={() => setAsking(false)}>
          {failure}
        </OpenListDialog>
      ) : (
        failure
      )}
    </>
  )
}
