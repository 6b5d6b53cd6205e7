"use client"

import { useRouter } from "next/navigation"
import { useState, useTransition } from "react"
import { useTexts } from "#use-texts"
import { useWanted } from "@/components/form/use-wanted"
import { FormField } from "@/features/contact/components/form-field"
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
  const { form, reason } = useWanted("name", "Name the list", (fields) =>
    start(async () => {
      const made = await openList(String(fields.get("name") ?? ""))
      if (made.ok) router.push(paths.list(made.data.list.id))
      else setProblem(problemText(made.problem))
    }),
  )
  return (
    <form {...form} method="post" className={styles.new}>
      <FormField label={t.nameOfANewList} reason={reason}>
        {(field) => <input {...field} className="input" name="name" required maxLength={80} autoComplete="off" />}
      </FormField>
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
