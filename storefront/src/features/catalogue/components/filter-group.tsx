"use client"

import type { Coid, FacetCount, FacetField } from "@billet/backend/contract"
import { memo, useEffect, useState, type MouseEvent } from "react"
import { useTexts } from "#use-texts"
import { formatCount } from "@/lib/format-count"
import { finderTexts } from "@/texts/en/finder"
import { fill } from "@/texts/fill"
import { useTradeWords } from "@/texts/use-trade-words"
import { queryHref, toggleValue, type CatalogueQuery } from "../catalogue-query"
import type { ShownFacets } from "../facet-choices"
import { facetValueLabel } from "../facet-display"
import { FilterChoice } from "./filter-choice"
import styles from "./filters.module.css"

const NO_CHOICES = { choices: [], all: 0 } satisfies ShownFacets[FacetField]

/** Its code comes with the first list that is opened. */
const importAll = () => import("../client/all-choices")

type Props = {
  field: FacetField
  facet: ShownFacets[FacetField]
  query: CatalogueQuery
  /** What is ticked: of a choice under way the query knows nothing yet. */
  chosen: string[]
  region: Coid
}

/**
 * One filter and its choices, of many the first and the chosen ones until all are asked for. Without any it shows nothing.
 * Drawn again only when it changes.
 */
export const FilterGroup = memo(function FilterGroup({ field, facet, query, chosen, region }: Props) {
  const { choices, all } = facet ?? NO_CHOICES
  const words = useTradeWords()
  const { fields } = words.trade
  const t = useTexts(finderTexts)
  const [whole, setWhole] = useState<FacetCount[] | null>(null)
  const [failed, setFailed] = useState(false)
  const opened = whole !== null
  useEffect(() => {
    if (!opened) return
    let current = true
    // What fails is logged there, and what is shown stays.
    importAll()
      .then(({ allChoices }) => allChoices({ query, field, region }))
      .then((found) => current && setWhole(found))
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [opened, query, field, region])
  if (choices.length === 0) return null
  const shown = whole ?? choices
  const showAll = ({ currentTarget }: MouseEvent) => {
    importAll()
      .then(({ showAllChoices }) => showAllChoices(currentTarget, { query, field, region }, choices, setWhole))
      .catch(() => setFailed(true))
  }
  return (
    <section className={styles.group} aria-label={fields[field]}>
      <h2>{fields[field]}</h2>
      <ul className={styles.choices}>
        {shown.map(({ value, count }) => (
          <FilterChoice
            key={value}
            field={field}
            value={value}
            label={facetValueLabel(words, field, value)}
            count={count}
            href={queryHref(toggleValue(query, field, value))}
            chosen={chosen.includes(value)}
          />
        ))}
        {!opened && choices.length < all && (
          <li>
            <button type="button" className={styles.all} onClick={showAll}>
              {failed ? t.choicesFailed : fill(t.showAllChoices, { count: formatCount(all) })}
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}, isSame)

/** The page brings every list anew, and a group keeps its field. */
function isSame({ facet, query, chosen, region }: Props, now: Props): boolean {
  return facet === now.facet && query === now.query && region === now.region && chosen.join() === now.chosen.join()
}
