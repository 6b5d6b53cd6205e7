"use client"

import { Icon } from "@/components/icon"
import type { FinderFilters } from "../client/select-search"
import { FINDER_LABELS, type FinderField } from "../finder-state"
import styles from "./finder.module.css"

type Props = { filters: FinderFilters; onClear: (field: FinderField) => void; onClearAll: () => void }

/** On small screens the chosen filters stay in sight as chips while the finder is closed. */
export function FinderChips({ filters, onClear, onClearAll }: Props) {
  const chosen = (Object.keys(FINDER_LABELS) as FinderField[]).filter((field) => filters[field] !== "")
  if (chosen.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="Chosen filters">
      {chosen.map((field) => (
        <li key={field}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`Remove ${FINDER_LABELS[field]} ${filters[field]}`}
            onClick={() => onClear(field)}
          >
            {filters[field]}
            <Icon name="close" size={10} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="text-button" onClick={onClearAll}>
          Clear All
        </button>
      </li>
    </ul>
  )
}
