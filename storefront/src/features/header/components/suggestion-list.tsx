"use client"

import { MESSAGES } from "@billet/backend/contract"
import { AvailabilityBadge } from "@/components/availability-badge"
import { SizeText } from "@/components/size-text"
import { ThumbDrawing } from "@/features/drawing/components/thumb-drawing"
import { metalOf, shapeOf } from "@/features/drawing/geometry"
import { formatCount, sentenceCase } from "@/lib/format"
import type { Suggestion } from "../search-suggestions"
import styles from "./search-box.module.css"

type Props = {
  id: string
  text: string
  list: Suggestion[]
  failed: boolean
  active: number
  onPick: (suggestion: Suggestion) => void
}

export function SuggestionList({ id, text, list, failed, active, onPick }: Props) {
  return (
    <div className={styles.list}>
      <ul id={`${id}-list`} role="listbox" aria-label="Suggestions">
        {list.map((one, index) => (
          <li
            key={one.href}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            // The press would take the focus from the input and close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(one)}
          >
            <SuggestionText suggestion={one} text={text} />
          </li>
        ))}
      </ul>
      {list.length === 0 && (
        <p className={styles.empty} role="status">
          {failed
            ? "The search does not answer. Try again in a moment."
            : `${MESSAGES.noResults} for “${text}”. Try a grade, a size or part of a code.`}
        </p>
      )}
    </div>
  )
}

function SuggestionText({ suggestion, text }: { suggestion: Suggestion; text: string }) {
  if (suggestion.kind === "all")
    return (
      <strong>
        See all {formatCount(suggestion.total)} results for “{text}”
      </strong>
    )
  if (suggestion.kind === "grade") {
    return (
      <>
        <span>
          Grade <strong>{suggestion.grade}</strong>
        </span>
        <span className={`${styles.end} unit`}>{formatCount(suggestion.count)} items</span>
      </>
    )
  }
  const { item } = suggestion
  const shape = shapeOf(item)
  return (
    <>
      <ThumbDrawing shape={shape} metal={metalOf(item.metalCategory)} />
      <span className={styles.item}>
        <span className="mono">{item.productCode}</span>
        <span className={styles.about}>
          {item.stockGrade} · {sentenceCase(item.productCondition)} · <SizeText shape={shape} />
        </span>
      </span>
      <span className={styles.end}>
        <AvailabilityBadge value={item.availabilityClass} compact />
      </span>
    </>
  )
}
