"use client"

import type { AddLineBody } from "@billet/backend/contract"
import { useId } from "react"
import { useLanguage, useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { Modal } from "@/components/modal"
import { paths } from "@/lib/paths"
import { listsTexts } from "@/texts/en/lists"
import { counted, fill } from "@/texts/fill"
import { ListChoice } from "./list-choice"
import styles from "./lists.module.css"
import { useSaving } from "./use-saving"

type Props = { lines: AddLineBody[]; whole: boolean; onClose: () => void }

/** Asks for the list, keeps the lines on it and says so. */
export default function SaveDialog({ lines, whole, onClose }: Props) {
  const t = useTexts(listsTexts)
  const language = useLanguage()
  const form = useId()
  const { lists, kept, problem, pending, save } = useSaving(lines)
  return (
    <Modal
      open
      onClose={onClose}
      title={kept ? t.saved : fill(t.saveCountToAList, { count: counted(language, t.countItems, lines.length) })}
      footer={
        kept ? (
          <>
            <button type="button" className="button" onClick={onClose}>
              {t.stayHere}
            </button>
            <Link className="button primary" href={paths.list(kept.id)}>
              {t.seeTheList}
            </Link>
          </>
        ) : (
          <button type="submit" form={form} className="button primary" disabled={pending || lists === null}>
            {pending && lists ? t.saving : t.save}
          </button>
        )
      }
    >
      <div className={styles.choice}>
        {kept ? (
          <p role="status">
            {fill(t.nameHoldsLinecountNow, { name: kept.name, lineCount: counted(language, t.countItems, kept.lineCount) })}
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
