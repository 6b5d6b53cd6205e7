"use client"

import { useTexts } from "#use-texts"
import { AvailabilityBadge } from "@/components/availability-badge"
import { SizeText } from "@/components/size-text"
import { ThumbDrawing } from "@/features/drawing/components/thumb-drawing"
import { metalOf, shapeOf } from "@/features/drawing/geometry"
import { formatCount } from "@/lib/format"
import { conditionTexts } from "@/texts/en/conditions"
import { suggestionsTexts } from "@/texts/en/suggestions"
import { fill } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"
import type { Suggestion } from "../search-suggestions"
import { conditionName } from "@/texts/trade-words"
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
  const t = useTexts(suggestionsTexts)
  return (
    <div className={styles.list}>
      <ul id={`${id}-list`} role="listbox" aria-label={t.suggestions}>
        {list.map((one, index) => (
          <li
            key={one.href}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            data-kind={one.kind}
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
          {failed ? t.theSearchDoesNotAnswer : fill(t.nothingFor, { text })}
        </p>
      )}
    </div>
  )
}

function SuggestionText({ suggestion, text }: { suggestion: Suggestion; text: string }) {
  const t = useTexts(suggestionsTexts)
  const conditions = useTexts(conditionTexts)
  if (suggestion.kind === "all")
    return <strong>{fill(t.seeAllTotalResultsFor, { total: formatCount(suggestion.total), text })}</strong>
  if (suggestion.kind === "grade") {
    return (
      <>
        <span>{fillNodes(t.gradeGrade, { grade: <strong>{suggestion.grade}</strong> })}</span>
        <span className={`${styles.end} unit`}>{fill(t.countItems, { count: formatCount(suggestion.count) })}</span>
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
          {item.stockGrade} · {conditionName(conditions, item.productCondition)} · <SizeText shape={shape} />
        </span>
      </span>
      <span className={styles.end}>
        <AvailabilityBadge value={item.availabilityClass} compact />
      </span>
    </>
  )
}
