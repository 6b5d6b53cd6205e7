"use client"

import type { SavedListSummary } from "@billet/backend/contract"
import { useState } from "react"
import { useLanguage, useTexts } from "#use-texts"
import { useWanted } from "@/components/form/use-wanted"
import { FormField } from "@/features/contact/components/form-field"
import { listsTexts } from "@/texts/en/lists"
import { counted } from "@/texts/fill"
import styles from "./lists.module.css"
import type { ListTarget } from "./use-saving"

type Props = {
  id: string
  lists: SavedListSummary[] | null
  /** What is saved is a whole cart: it may take the place of what a list holds. */
  whole: boolean
  onSave: (target: ListTarget) => void
}

/** Which list: one there is, or a new name. */
export function ListChoice({ id, lists, whole, onSave }: Props) {
  const t = useTexts(listsTexts)
  const language = useLanguage()
  const [chosen, setChosen] = useState<string | null>(null)
  const value = chosen ?? lists?.[0]?.id ?? ""
  const { form, reason } = useWanted("name", "Name the list", (fields) =>
    onSave(value === "" ? { name: String(fields.get("name") ?? "") } : { id: value, replace: fields.get("replace") === "on" }),
  )
  return (
    <form {...form} method="post" id={id} className={styles.choice}>
      <label className="field">
        <span className="label">{t.list}</span>
        <select className="input" value={value} disabled={lists === null} onChange={(event) => setChosen(event.target.value)}>
          {(lists ?? []).map((list) => (
            <option key={list.id} value={list.id}>
              {list.name} ({counted(language, t.countItems, list.lineCount)})
            </option>
          ))}
          <option value="">{lists === null ? t.lookingUpYourLists : t.aNewList}</option>
        </select>
      </label>
      {whole && value !== "" && (
        <label className={styles.option}>
          <input type="checkbox" name="replace" />
          {t.theListHoldsThisCart}
        </label>
      )}
      {value === "" && lists !== null && (
        <FormField label={t.nameOfTheNewList} reason={reason}>
          {(field) => <input {...field} className="input" name="name" required maxLength={80} autoComplete="off" />}
        </FormField>
      )}
    </form>
  )
}
