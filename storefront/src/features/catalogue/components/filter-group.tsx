"use client"

import type { FacetCount, FacetField } from "@billet/backend/contract"
import { useState, type MouseEvent } from "react"
import { flushSync } from "react-dom"
import { useTexts } from "#use-texts"
import { formatCount } from "@/lib/format"
import { catalogueTexts } from "@/texts/en/catalogue"
import { tradeTexts } from "@/texts/en/trade"
import { fill } from "@/texts/fill"
import type { CatalogueQuery } from "../catalogue-query"
import { facetChoices } from "../facet-display"
import { FilterChoice } from "./filter-choice"
import styles from "./filters.module.css"

type Props = {
  field: FacetField
  counts: FacetCount[]
  query: CatalogueQuery
  onToggle: (field: FacetField, value: string) => void
}

/** A stock has thousands of sizes: a page that holds a link for each is slow to send and to draw. */
const FIRST_CHOICES = 30

/** One filter and its choices, of many the first and the chosen ones until all are asked for. Without any it shows nothing. */
export function FilterGroup({ field, counts, query, onToggle }: Props) {
  const { fields } = useTexts(tradeTexts)
  const t = useTexts(catalogueTexts)
  const [whole, setWhole] = useState(false)
  const choices = facetChoices(field, counts, query[field])
  if (choices.length === 0) return null
  const shown = whole ? choices : choices.filter(({ value }, index) => index < FIRST_CHOICES || query[field].includes(value))
  /** The button goes with what it showed; the first choice it brought has the focus then. */
  const showAll = ({ currentTarget }: MouseEvent) => {
    const list = currentTarget.closest("ul")
    flushSync(() => setWhole(true))
    list?.querySelectorAll("a")[FIRST_CHOICES]?.focus()
  }
  return (
    <section className={styles.group} aria-label={fields[field]}>
      <h2>{fields[field]}</h2>
      <ul className={styles.choices}>
        {shown.map(({ value, count }) => (
          <FilterChoice key={value} field={field} value={value} count={count} query={query} onToggle={onToggle} />
        ))}
        {shown.length < choices.length && (
          <li>
            <button type="button" className={styles.all} onClick={showAll}>
              {fill(t.showAllChoices, { count: formatCount(choices.length) })}
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}
