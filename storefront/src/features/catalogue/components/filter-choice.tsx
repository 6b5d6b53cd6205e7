"use client"

import type { FacetField } from "@billet/backend/contract"
import type { MouseEvent } from "react"
import { useTexts } from "#use-texts"
import { Icon } from "@/components/icon"
import { formatCount } from "@/lib/format"
import { catalogueTexts } from "@/texts/en/catalogue"
import { useTradeWords } from "@/texts/use-trade-words"
import { queryHref, toggleValue, type CatalogueQuery } from "../catalogue-query"
import { facetValueLabel } from "../facet-display"
import styles from "./filters.module.css"

type Props = {
  field: FacetField
  value: string
  count: number
  query: CatalogueQuery
  onToggle: (field: FacetField, value: string) => void
}

/** One choice of a filter. A real link, so that it can be shared, opened in a tab and used without scripts. */
export function FilterChoice({ field, value, count, query, onToggle }: Props) {
  const t = useTexts(catalogueTexts)
  const words = useTradeWords()
  const chosen = query[field].includes(value)
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    onToggle(field, value)
  }
  return (
    <li>
      <a
        href={queryHref(toggleValue(query, field, value))}
        rel="nofollow"
        className={styles.choice}
        aria-current={chosen ? "true" : undefined}
        onClick={onClick}
      >
        <span className={styles.tick} data-on={chosen}>
          {chosen && <Icon name="check" size={11} />}
        </span>
        <span className={styles.text}>{facetValueLabel(words, field, value)}</span>
        <span className={styles.number}>{formatCount(count)}</span>
        {chosen && <span className="visually-hidden">{t.chosenRemove}</span>}
      </a>
    </li>
  )
}
