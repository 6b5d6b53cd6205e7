"use client"

import { useTexts } from "#use-texts"
import { Icon } from "@/components/icon"
import { finderTexts } from "@/texts/en/finder"
import { fill } from "@/texts/fill"
import { useTradeWords } from "@/texts/use-trade-words"
import type { FinderFilters } from "../client/select-search"
import { optionLabel } from "../facet-display"
import { FINDER_FIELDS, type FinderField } from "../finder-state"
import styles from "./finder.module.css"

type Props = { filters: FinderFilters; onClear: (field: FinderField) => void; onClearAll: () => void }

/** On small screens the chosen filters stay in sight as chips while the finder is closed. */
export default function FinderChips({ filters, onClear, onClearAll }: Props) {
  const t = useTexts(finderTexts)
  const words = useTradeWords()
  const chosen = FINDER_FIELDS.filter((field) => filters[field] !== "")
  return (
    <ul className={styles.chips} aria-label={t.chosenFilters}>
      {chosen.map((field) => (
        <li key={field}>
          <button
            type="button"
            className={styles.chip}
            aria-label={fill(t.removeLabelText, {
              label: words.trade.fields[field],
              text: optionLabel(words, field, filters[field]),
            })}
            onClick={() => onClear(field)}
          >
            {optionLabel(words, field, filters[field])}
            <Icon name="close" size={10} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="text-button" onClick={onClearAll}>
          {t.clearAll}
        </button>
      </li>
    </ul>
  )
}
