"use client"

import type { SavedListSummary } from "@billet/backend/contract"
import { useId, useState, type ReactNode } from "react"
import { useLanguage, useTexts } from "#use-texts"
import { Modal } from "@/components/modal"
import { listsTexts } from "@/texts/en/lists"
import { counted, fill } from "@/texts/fill"
import { DATE_LOCALES } from "@/texts/languages"
import styles from "./lists.module.css"

type Props = {
  list: SavedListSummary
  /** How many lines the cart holds. */
  held: number
  pending: boolean
  /** With a name what the cart holds is kept under it, without one the list joins it. */
  onOpen: (keepAs?: string) => void
  onClose: () => void
  children: ReactNode
}

const NAMED = { dateStyle: "medium", timeStyle: "short" } as const

/** What becomes of the lines that the cart holds when a list is opened. */
export function OpenListDialog({ list, held, pending, onOpen, onClose, children }: Props) {
  const t = useTexts(listsTexts)
  const language = useLanguage()
  const form = useId()
  const [keeps, setKeeps] = useState(true)
  const [name, setName] = useState(() =>
    fill(t.cartOf, { when: new Intl.DateTimeFormat(DATE_LOCALES[language], NAMED).format(new Date()) }),
  )
  return (
    <Modal
      open
      onClose={onClose}
      title={fill(t.openName, { name: list.name })}
      footer={
        <>
          <button type="button" className="button" onClick={onClose}>
            {t.back}
          </button>
          <button type="submit" form={form} className="button primary" disabled={pending}>
            {t.open}
          </button>
        </>
      }
    >
      <form id={form} className={styles.choice} action={() => onOpen(keeps ? name : undefined)}>
        <fieldset className={styles.options}>
          <legend>{fill(t.yourCartHoldsHeldWhat, { held: counted(language, t.countLines, held) })}</legend>
          <label>
            <input type="radio" name="present" checked={keeps} onChange={() => setKeeps(true)} />
            {t.keepItAsAList}
          </label>
          <label>
            <input type="radio" name="present" checked={!keeps} onChange={() => setKeeps(false)} />
            {fill(t.addLinecountOfTheList, { lineCount: counted(language, t.countItems, list.lineCount) })}
          </label>
        </fieldset>
        {keeps && (
          <label className="field">
            <span className="label">{t.nameOfTheKeptCart}</span>
            <input
              className="input"
              value={name}
              required
              maxLength={80}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          </label>
        )}
        <p className="hint">{t.everythingIsPricedAsIt}</p>
        {children}
      </form>
    </Modal>
  )
}
