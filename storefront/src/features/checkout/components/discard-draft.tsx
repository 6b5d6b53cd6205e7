"use client"

import { useRouter } from "next/navigation"
import { useState, useTransition } from "react"
import { useTexts } from "#use-texts"
import { Modal } from "@/components/modal"
import { useToast } from "@/components/use-toast"
import { reach } from "@/features/cart/reach"
import { NOT_SAVED } from "@/lib/problems"
import { ordersTexts } from "@/texts/en/orders"
import { fill } from "@/texts/fill"
import { useProblemText } from "@/texts/use-problem-text"
import { discardDraft } from "../actions"

/** Drops a draft once that was asked for; one that is gone already is no problem. */
export function DiscardDraft({ id, what }: { id: string; what: string }) {
  const t = useTexts(ordersTexts)
  const problemText = useProblemText()
  const router = useRouter()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, start] = useTransition()
  const close = () => setAsking(false)
  const open = () => {
    setProblem(null)
    setAsking(true)
  }
  const discard = () =>
    start(async () => {
      const answer = await reach(() => discardDraft(id), NOT_SAVED)
      if (!answer.ok && answer.problem.status !== 404) return setProblem(problemText(answer.problem))
      close()
      toast(fill(t.draftWasDiscarded, { what }))
      router.refresh()
    })
  return (
    <>
      <button type="button" className="button small" aria-label={fill(t.discardDraftOf, { what })} onClick={open}>
        {t.discardDraft}
      </button>
      <Modal
        open={asking}
        onClose={close}
        title={fill(t.discardTheDraft, { what })}
        footer={
          <>
            <button type="button" className="button" onClick={close}>
              {t.keepIt}
            </button>
            <button type="button" className="button danger" disabled={pending} onClick={discard}>
              {pending ? t.discarding : t.discardDraft}
            </button>
          </>
        }
      >
        <p>{t.discardedForGood}</p>
        {problem && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
      </Modal>
    </>
  )
}
