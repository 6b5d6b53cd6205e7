"use client"

import type { Coid, FacetCount, FacetField } from "@billet/backend/contract"
import { memo, useEffect, useState, type MouseEvent } from "react"
import { flushSync } from "react-dom"
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
  const opened = whole !== null
  useEffect(() => {
    if (!opened) return
    let current = true
    void load(query, field, region).then((found) => current && found && setWhole(found))
    return () => {
      current = false
    }
  }, [opened, query, field, region])
  if (choices.length === 0) return null
  const shown = whole ?? choices
  /** The button goes with what it showed; the first choice it brought has the focus then. */
  const showAll = async ({ currentTarget }: MouseEvent) => {
    const list = currentTarget.closest("ul")
    const found = await load(query, field, region)
    if (!found) return
    flushSync(() => setWhole(found))
    const first = found.findIndex(({ value }) => !choices.some((one) => one.value === value))
    list?.querySelectorAll("a")[first]?.focus()
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
            <button type="button" className={styles.all} onClick={(event) => void showAll(event)}>
              {fill(t.showAllChoices, { count: formatCount(all) })}
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

/** Every choice of the filter for the state of the page; null, and a line of the log, when they cannot be had. */
async function load(query: CatalogueQuery, field: FacetField, region: Coid): Promise<FacetCount[] | null> {
  try {
    const { allChoices } = await import("../client/all-choices")
    return await allChoices(query, field, region)
  } catch (error) {
    console.error("The choices of a filter could not be loaded", error)
    return null
  }
}
