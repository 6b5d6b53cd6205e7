"use client"

import type { SavedListSummary } from "@billet/backend/contract"
import { useId, useState, type ReactNode } from "react"
import { Modal } from "@/components/modal"
import { plural } from "@/lib/format"
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

const named = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" })

/** What becomes of the lines that the cart holds when a list is opened. */
export function OpenListDialog({ list, held, pending, onOpen, onClose, children }: Props) {
  const form = useId()
  const [keeps, setKeeps] = useState(true)
  const [name, setName] = useState(() => `Cart of ${named.format(new Date())}`)
  return (
    <Modal
      open
      onClose={onClose}
      title={`Open “${list.name}”`}
      footer={
        <>
          <button type="button" className="button" onClick={onClose}>
            Back
          </button>
          <button type="submit" form={form} className="button primary" disabled={pending}>
            Open
          </button>
        </>
      }
    >
      <form id={form} className={styles.choice} action={() => onOpen(keeps ? name : undefined)}>
        <fieldset className={styles.options}>
          <legend>Your cart holds {plural(held, "line")}. What becomes of it?</legend>
          <label>
            <input type="radio" name="present" checked={keeps} onChange={() => setKeeps(true)} />
            Keep it as a list of its own
          </label>
          <label>
            <input type="radio" name="present" checked={!keeps} onChange={() => setKeeps(false)} />
            Add {plural(list.lineCount, "item")} of the list to it
          </label>
        </fieldset>
        {keeps && (
          <label className="field">
            <span className="label">Name of the kept cart</span>
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
        <p className="hint">Everything is priced as it is today.</p>
        {children}
      </form>
    </Modal>
  )
}
