"use client"

import type { AddLineBody } from "@billet/backend/contract"
import Link from "next/link"
import { useId } from "react"
import { Modal } from "@/components/modal"
import { plural } from "@/lib/format"
import { paths } from "@/lib/paths"
import { ListChoice } from "./list-choice"
import styles from "./lists.module.css"
import { useSaving } from "./use-saving"

type Props = { lines: AddLineBody[]; whole: boolean; onClose: () => void }

/** Asks for the list, keeps the lines on it and says so. */
export function SaveDialog({ lines, whole, onClose }: Props) {
  const form = useId()
  const { lists, kept, problem, pending, save } = useSaving(lines)
  return (
    <Modal
      open
      onClose={onClose}
      title={kept ? "Saved" : `Save ${plural(lines.length, "item")} to a list`}
      footer={
        kept ? (
          <>
            <button type="button" className="button" onClick={onClose}>
              Stay here
            </button>
            <Link className="button primary" href={paths.list(kept.id)}>
              See the list
            </Link>
          </>
        ) : (
          <button type="submit" form={form} className="button primary" disabled={pending || lists === null}>
            {pending && lists ? "Saving" : "Save"}
          </button>
        )
      }
    >
      <div className={styles.choice}>
        {kept ? (
          <p role="status">
            “{kept.name}” holds {plural(kept.lineCount, "item")} now.
          </p>
        ) : (
          <ListChoice id={form} lists={lists} whole={whole} onSave={save} />
        )}
        {problem && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Modal>
  )
}
