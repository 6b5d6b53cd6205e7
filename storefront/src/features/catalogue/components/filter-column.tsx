"use client"

import type { Coid, FacetField } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { useMemo, useOptimistic, useState, useTransition, type MouseEvent, type ReactNode } from "react"
import { useTexts } from "#use-texts"
import { Icon } from "@/components/icon"
import { useLater } from "@/components/use-later"
import { useSlowMark } from "@/components/use-slow-mark"
import { formatCount } from "@/lib/format-count"
import { finderTexts } from "@/texts/en/finder"
import { fill } from "@/texts/fill"
import { countFilters, FILTER_FIELDS, queryHref, toggleValue, type CatalogueQuery } from "../catalogue-query"
import type { ShownFacets } from "../facet-choices"
import { FilterGroup } from "./filter-group"
import styles from "./filters.module.css"

/** Filters that most screens show; the counts of the others change when these are painted. */
const GROUPS_FIRST = 4

type Props = {
  query: CatalogueQuery
  facets: ShownFacets
  total: number
  region: Coid
  /** Filters that are no choice among values. */
  children: ReactNode
}

/**
 * The filters with the count of every remaining choice; several values of one filter widen it. Rendered from the counts
 * alone, so that a change of filter sends little; ticks answer at once, and quick ones add up.
 */
export function FilterColumn({ query, facets, total, region, children }: Props) {
  const t = useTexts(finderTexts)
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const [shown, show] = useOptimistic(query)
  const [pending, startTransition] = useTransition()
  useSlowMark(pending)
  const now = useMemo(() => ({ query, facets }), [query, facets])
  const later = useLater(now)
  const toggle = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    const choice = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-field]") : null
    if (!choice) return
    event.preventDefault()
    const next = toggleValue(shown, choice.dataset.field as FacetField, choice.dataset.value ?? "")
    startTransition(() => {
      show(next)
      router.push(queryHref(next), { scroll: false })
    })
  }
  const showResults = ({ currentTarget }: MouseEvent) => {
    setOpen(false)
    void import("../client/lead-to-results").then(({ leadToResults }) => leadToResults(currentTarget))
  }
  const count = countFilters(shown)
  return (
    <aside className={styles.panel} aria-label={t.filters}>
      <button type="button" className={`button ${styles.toggle}`} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="filter" />
        {t.filters}
        {count > 0 && <span className={styles.badge}>{count}</span>}
        <Icon name={open ? "collapse" : "down"} size={12} />
      </button>
      <div className={styles.groups} data-open={open} onClick={toggle}>
        {FILTER_FIELDS.map((field, index) => {
          const { query, facets } = index < GROUPS_FIRST ? now : later
          return (
            <FilterGroup key={field} field={field} facet={facets[field]} query={query} chosen={shown[field]} region={region} />
          )
        })}
        {children}
        {/* Behind the toggle the panel stays open while several filters are set. */}
        <button type="button" className={`button primary ${styles.show}`} onClick={showResults}>
          {fill(t.showTotalResults, { total: formatCount(total) })}
        </button>
      </div>
    </aside>
  )
}
