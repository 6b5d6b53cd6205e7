"use client"

import type { SavedListSummary } from "@billet/backend/contract"
import { useId, useState, type ReactNode } from "react"
import { useLanguage, useTexts } from "#use-texts"
import { useWanted } from "@/components/form/use-wanted"
import { Modal } from "@/components/modal"
import { FormField } from "@/features/contact/components/form-field"
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
  const id = useId()
  const [keeps, setKeeps] = useState(true)
  const [name, setName] = useState(() =>
    fill(t.cartOf, { when: new Intl.DateTimeFormat(DATE_LOCALES[language], NAMED).format(new Date()) }),
  )
  const { form, reason } = useWanted("keepAs", "Name the list", () => onOpen(keeps ? name : undefined))
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
          <button type="submit" form={id} className="button primary" disabled={pending}>
            {t.open}
          </button>
        </>
      }
    >
      <form {...form} method="post" id={id} className={styles.choice}>
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
          <FormField label={t.nameOfTheKeptCart} reason={reason}>
            {(field) => (
              <input
                {...field}
                className="input"
                name="keepAs"
                value={name}
                required
                maxLength={80}
                autoComplete="off"
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </FormField>
        )}
        <p className="hint">{t.everythingIsPricedAsIt}</p>
        {children}
      </form>
    </Modal>
  )
}
