"use client"

import { useState, useTransition } from "react"
import { useTexts } from "#use-texts"
import { continueDraftInCart } from "@/features/cart/actions"
import { reach } from "@/features/cart/reach"
import { paths } from "@/lib/paths"
import { ordersTexts } from "@/texts/en/orders"
import { fill } from "@/texts/fill"
import { useProblemText } from "@/texts/use-problem-text"
import { forgetFields } from "../kept-form"

/** Makes a draft the cart again and goes to its checkout; what the cart held is a draft then. */
export function ContinueDraft({ id, what }: { id: string; what: string }) {
  const t = useTexts(ordersTexts)
  const problemText = useProblemText()
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, start] = useTransition()
  const open = () =>
    start(async () => {
      const answer = await reach(() => continueDraftInCart(id))
      if (!answer.ok) return setProblem(problemText(answer.problem))
      forgetFields(localStorage)
      // The page is loaded anew, with the draft as this tab's cart.
      location.assign(paths.checkout)
    })
  return (
    <>
      <button
        type="button"
        className="button small primary"
        aria-label={fill(t.continueDraftOf, { what })}
        disabled={pending}
        onClick={open}
      >
        {pending ? t.opening : t.continueDraft}
      </button>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
