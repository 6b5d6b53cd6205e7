"use client"

import type { FacetCount, FacetField } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { tradeTexts } from "@/texts/en/trade"
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

/** One filter and its choices; without any there is nothing to show. */
export function FilterGroup({ field, counts, query, onToggle }: Props) {
  const { fields } = useTexts(tradeTexts)
  const choices = facetChoices(field, counts, query[field])
  if (choices.length === 0) return null
  return (
    <section className={styles.group} aria-label={fields[field]}>
      <h2>{fields[field]}</h2>
      <ul className={styles.choices}>
        {choices.map(({ value, count }) => (
          <FilterChoice key={value} field={field} value={value} count={count} query={query} onToggle={onToggle} />
        ))}
      </ul>
    </section>
  )
}
