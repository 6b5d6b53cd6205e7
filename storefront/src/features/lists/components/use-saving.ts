"use client"

import type { AddLineBody, SavedListSummary } from "@billet/backend/contract"
import { useEffect, useState, useTransition } from "react"
import { reach } from "@/features/cart/reach"
import { NOT_SAVED } from "@/lib/problems"
import type { Problem } from "@/lib/result"
import { useProblemText } from "@/texts/use-problem-text"
import { openList, putLines, readLists } from "../actions"

/** The list that is chosen: one there is, to add to or to replace, or the name of a new one. */
export type ListTarget = { id: string; replace: boolean } | { name: string }

/** The buyer's lists, read at once, and how lines come onto one of them. */
export function useSaving(lines: AddLineBody[]) {
  const problemText = useProblemText()
  const [lists, setLists] = useState<SavedListSummary[] | null>(null)
  const [kept, setKept] = useState<SavedListSummary | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [pending, start] = useTransition()
  useEffect(() => {
    start(async () => {
      const answer = await reach(readLists, NOT_SAVED)
      if (answer.ok) setLists(answer.data.lists)
      else setProblem(answer.problem)
    })
  }, [])
  const save = (target: ListTarget) =>
    start(async () => {
      setProblem(null)
      const opened = "id" in target ? target.id : await idOfNew(target.name)
      const replace = "id" in target && target.replace
      const answer = typeof opened === "string" ? await reach(() => putLines(opened, lines, replace), NOT_SAVED) : opened
      if (answer.ok) setKept(answer.data.list)
      else setProblem(answer.problem)
    })
  return { lists, kept, problem: problem && problemText(problem), pending, save }
}

/** The id of the list of that name, made where there was none; or the refusal. */
async function idOfNew(name: string) {
  const made = await reach(() => openList(name), NOT_SAVED)
  return made.ok ? made.data.list.id : made
}
