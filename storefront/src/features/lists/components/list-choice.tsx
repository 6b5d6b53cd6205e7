"use client"

import type { SavedListSummary } from "@billet/backend/contract"
import { useState } from "react"
import { plural } from "@/lib/format"
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
  const [chosen, setChosen] = useState<string | null>(null)
  const value = chosen ?? lists?.[0]?.id ?? ""
  return (
    <form
      id={id}
      className={styles.choice}
      action={(fields) =>
        onSave(value === "" ? { name: String(fields.get("name") ?? "") } : { id: value, replace: fields.get("replace") === "on" })
      }
    >
      <label className="field">
        <span className="label">List</span>
        <select className="input" value={value} disabled={lists === null} onChange={(event) => setChosen(event.target.value)}>
          {(lists ?? []).map((list) => (
            <option key={list.id} value={list.id}>
              {list.name} ({plural(list.lineCount, "item")})
            </option>
          ))}
          <option value="">{lists === null ? "Looking up your lists" : "A new list"}</option>
        </select>
      </label>
      {whole && value !== "" && (
        <label className={styles.option}>
          <input type="checkbox" name="replace" />
          The list holds this cart alone from now on
        </label>
      )}
      {value === "" && lists !== null && (
        <label className="field">
          <span className="label">Name of the new list</span>
          <input className="input" name="name" required maxLength={80} autoComplete="off" />
        </label>
      )}
    </form>
  )
}
