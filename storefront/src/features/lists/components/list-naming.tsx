"use client"

import type { SavedListView } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { useId, useState, useTransition } from "react"
import { Modal } from "@/components/modal"
import { plural } from "@/lib/format"
import { paths } from "@/lib/paths"
import { problemText } from "@/lib/result"
import { removeList, renameList } from "../actions"
import accountStyles from "@/features/account/components/account.module.css"
import styles from "./lists.module.css"

type Props = { list: SavedListView; onRenamed: (list: SavedListView) => void }

/** The list's name, which can be changed, and its end, which is asked for once. */
export function ListNaming({ list, onRenamed }: Props) {
  const form = useId()
  const router = useRouter()
  const [asking, setAsking] = useState<"name" | "removal" | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, start] = useTransition()
  const ask = (what: typeof asking) => {
    setProblem(null)
    setAsking(what)
  }
  const rename = (fields: FormData) =>
    start(async () => {
      const answer = await renameList(list.id, String(fields.get("name") ?? ""))
      if (!answer.ok) return setProblem(problemText(answer.problem))
      onRenamed(answer.data.list)
      setAsking(null)
    })
  const remove = () =>
    start(async () => {
      const answer = await removeList(list.id)
      if (answer.ok) router.replace(paths.lists)
      else setProblem(problemText(answer.problem))
    })
  const failure = problem && (
    <p className="field-error" role="alert">
      {problem}
    </p>
  )
  return (
    <div className={accountStyles.head}>
      <h1>{list.name}</h1>
      <div className={styles.actions}>
        <button type="button" className="button small" onClick={() => ask("name")}>
          Rename
        </button>
        <button type="button" className="button small" onClick={() => ask("removal")}>
          Remove list
        </button>
      </div>
      <Modal
        open={asking === "name"}
        onClose={() => setAsking(null)}
        title="Rename the list"
        footer={
          <button type="submit" form={form} className="button primary" disabled={pending}>
            Save name
          </button>
        }
      >
        <form id={form} action={rename}>
          <label className="field">
            <span className="label">Name</span>
            <input className="input" name="name" required maxLength={80} autoComplete="off" defaultValue={list.name} />
          </label>
          {failure}
        </form>
      </Modal>
      <Modal
        open={asking === "removal"}
        onClose={() => setAsking(null)}
        title={`Remove “${list.name}”?`}
        footer={
          <>
            <button type="button" className="button" onClick={() => setAsking(null)}>
              Keep it
            </button>
            <button type="button" className="button danger" disabled={pending} onClick={remove}>
              Remove
            </button>
          </>
        }
      >
        <p>{plural(list.lines.length, "item")} will be gone from your lists. Orders and the cart stay as they are.</p>
        {failure}
      </Modal>
    </div>
  )
}
