"use client"

import { useRouter } from "next/navigation"
import { useState, useTransition } from "react"
import { useTexts } from "#use-texts"
import { paths } from "@/lib/paths"

import { listsTexts } from "@/texts/en/lists"
import { useProblemText } from "@/texts/use-problem-text"
import { openList } from "../actions"
import styles from "./lists.module.css"

/** Makes a list and opens it. */
export function NewList() {
  const t = useTexts(listsTexts)
  const problemText = useProblemText()
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, start] = useTransition()
  const make = (fields: FormData) =>
    start(async () => {
      const made = await openList(String(fields.get("name") ?? ""))
      if (made.ok) router.push(paths.list(made.data.list.id))
      else setProblem(problemText(made.problem))
    })
  return (
    <form action={make} className={styles.new}>
      <label className="field">
        <span className="label">{t.nameOfANewList}</span>
        <input className="input" name="name" required maxLength={80} autoComplete="off" />
      </label>
      <button type="submit" className="button" disabled={pending}>
        {t.makeTheList}
      </button>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
