"use client"

import type { SavedListSummary } from "@billet/backend/contract"
import { useId, useState, useTransition } from "react"
import { useLanguage, useTexts } from "#use-texts"
import { useWanted } from "@/components/form/use-wanted"
import { Modal } from "@/components/modal"
import { useToast } from "@/components/use-toast"
import { FormField } from "@/features/contact/components/form-field"
import { listsTexts } from "@/texts/en/lists"
import { counted, fill } from "@/texts/fill"
import { useProblemText } from "@/texts/use-problem-text"
import { removeList, renameList } from "../actions"

type Props = {
  list: SavedListSummary
  onRenamed: (name: string) => void
  onRemoved: () => void
  /** Where many lists stand together, a button says which one it is of. */
  among?: boolean
}

/** Gives a list another name, and ends it once that was asked for. */
export function ListActions({ list, onRenamed, onRemoved, among = false }: Props) {
  const t = useTexts(listsTexts)
  const language = useLanguage()
  const problemText = useProblemText()
  const toast = useToast()
  const id = useId()
  const [asking, setAsking] = useState<"name" | "removal" | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, start] = useTransition()
  const ask = (what: typeof asking) => {
    setProblem(null)
    setAsking(what)
  }
  const { form, reason } = useWanted("name", "Name the list", (fields) =>
    start(async () => {
      const answer = await renameList(list.id, String(fields.get("name") ?? ""))
      if (!answer.ok) return setProblem(problemText(answer.problem))
      onRenamed(answer.data.list.name)
      setAsking(null)
    }),
  )
  const remove = () =>
    start(async () => {
      const answer = await removeList(list.id)
      if (!answer.ok) return setProblem(problemText(answer.problem))
      setAsking(null)
      toast(fill(t.listWasRemoved, { name: list.name }))
      onRemoved()
    })
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
        aria-label={among ? fill(t.renameListName, { name: list.name }) : undefined}
        onClick={() => ask("name")}
      >
        {t.rename}
      </button>
      <button
        type="button"
        className="button small"
        aria-label={among ? fill(t.removeListName, { name: list.name }) : undefined}
        onClick={() => ask("removal")}
      >
        {among ? t.remove : t.removeList}
      </button>
      <Modal
        open={asking === "name"}
        onClose={() => setAsking(null)}
        title={t.renameTheList}
        footer={
          <button type="submit" form={id} className="button primary" disabled={pending}>
            {t.saveName}
          </button>
        }
      >
        <form {...form} method="post" id={id}>
          <FormField label={t.name} reason={reason}>
            {(field) => (
              <input
                {...field}
                className="input"
                name="name"
                required
                maxLength={80}
                autoComplete="off"
                defaultValue={list.name}
              />
            )}
          </FormField>
          {failure}
        </form>
      </Modal>
      <Modal
        open={asking === "removal"}
        onClose={() => setAsking(null)}
        title={fill(t.removeName, { name: list.name })}
        footer={
          <>
            <button type="button" className="button" onClick={() => setAsking(null)}>
              {t.keepIt}
            </button>
            <button type="button" className="button danger" disabled={pending} onClick={remove}>
              {t.remove}
            </button>
          </>
        }
      >
        <p>{fill(t.linecountWillBeGoneFrom, { lineCount: counted(language, t.countItems, list.lineCount) })}</p>
        {failure}
      </Modal>
    </>
  )
}
