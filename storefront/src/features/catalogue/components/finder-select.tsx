"use client"

import { useId } from "react"
import { useTexts } from "#use-texts"
import { Icon } from "@/components/icon"
import { finderTexts } from "@/texts/en/finder"
import { fill } from "@/texts/fill"
import { useTradeWords } from "@/texts/use-trade-words"
import { optionLabel } from "../facet-display"
import { optionsWith, type FinderField } from "../finder-state"
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
  const t = useTexts(finderTexts)
  const words = useTradeWords()
  const id = useId()
  const label = words.trade.fields[field]
  return (
    <div className={`field ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.control} data-filled={value !== ""}>
        <select id={id} className="input" value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t.any}</option>
          {optionsWith(options, value).map((option) => (
            <option key={option} value={option}>
              {optionLabel(words, field, option)}
            </option>
          ))}
        </select>
        {value !== "" && (
          <button type="button" className={styles.clear} aria-label={fill(t.clearLabel, { label })} onClick={() => onChange("")}>
            <Icon name="close" size={12} />
          </button>
        )}
      </div>
    </div>
  )
}
