"use client"

import { useId } from "react"
import { Icon } from "@/components/icon"
import { FINDER_LABELS, optionsWith, type FinderField } from "../finder-state"
import styles from "./finder.module.css"

type Props = {
  field: FinderField
  value: string
  options: readonly string[]
  disabled: boolean
  onChange: (value: string) => void
}

/** One dropdown with its own clear button. */
export function FinderSelect({ field, value, options, disabled, onChange }: Props) {
  const id = useId()
  const label = FINDER_LABELS[field]
  return (
    <div className={`field ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.control} data-filled={value !== ""}>
        <select id={id} className="input" value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
          <option value="">Any</option>
          {optionsWith(options, value).map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
        {value !== "" && (
          <button type="button" className={styles.clear} aria-label={`Clear ${label}`} onClick={() => onChange("")}>
            <Icon name="close" size={12} />
          </button>
        )}
      </div>
    </div>
  )
}
