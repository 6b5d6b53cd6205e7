"use client"

import { useRef, useState, useTransition, type FormEvent } from "react"
import { useTexts } from "#use-texts"
import { useProblemFocus } from "@/components/form/use-problem-focus"
import { chosenFiles, filesProblemOf } from "@/features/checkout/order-files"
import { type Problem, type Result } from "@/lib/result"
import { contactTexts } from "@/texts/en/contact"
import { useProblemText } from "@/texts/use-problem-text"

type Send = (form: FormData) => Promise<Result<{ id: string }>>

/**
 * Sends a form and keeps what came of it. What was typed stays when it is refused, and its first wrong field gets the focus.
 * Files that cannot be taken are not even sent. While it is on its way nothing more is: the button stays one that has the focus.
 */
export function useSending(send: Send) {
  const t = useTexts(contactTexts)
  const problemText = useProblemText()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [sent, setSent] = useState(false)
  const [sending, start] = useTransition()
  const element = useRef<HTMLFormElement | null>(null)
  const focusProblem = useProblemFocus(element)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const form = new FormData(event.currentTarget)
    element.current = event.currentTarget
    const refuse = (found: Problem) => {
      setProblem(found)
      focusProblem()
    }
    const reason = filesProblemOf(chosenFiles(form))
    if (reason !== null) return refuse({ ...REFUSED, fields: [{ field: "attachments", reason }] })
    start(async () => {
      const result = await send(form).catch(() => null)
      if (result?.ok) return setSent(true)
      refuse(result ? result.problem : UNREACHABLE)
    })
  }
  const reasonOf = (field: string) => problem?.fields.find((one) => one.field.split(".")[0] === field)?.reason
  const summary = problem && (problem.fields.length > 0 ? t.checkTheMarkedFields : problemText(problem))
  return { submit, sending, sent, summary, reasonOf }
}

const REFUSED: Omit<Problem, "fields"> = { status: 400, type: "invalid_data", message: "" }
const UNREACHABLE: Problem = {
  status: 0,
  type: "unreachable",
  message: "It could not be sent. Check the size of the files and your connection, then try again.",
  fields: [],
}
