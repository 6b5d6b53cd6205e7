"use client"

import type { FacetField, Facets } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { useOptimistic, useState, useTransition } from "react"
import { useTexts } from "#use-texts"
import { Icon } from "@/components/icon"
import { formatCount } from "@/lib/format"
import { catalogueTexts } from "@/texts/en/catalogue"
import { fill } from "@/texts/fill"
import { countFilters, FILTER_FIELDS, queryHref, toggleValue, type CatalogueQuery } from "../catalogue-query"
import { DiameterFilter } from "./diameter-filter"
import { FilterGroup } from "./filter-group"
import styles from "./filters.module.css"

type Props = { query: CatalogueQuery; facets: Facets | null; total: number }

/**
 * The filters with the count of every remaining choice; several values of one filter widen it. Rendered from the counts
 * alone, so that a change of filter sends little; ticks answer at once, and quick ones add up.
 */
export function FilterColumn({ query, facets, total }: Props) {
  const t = useTexts(catalogueTexts)
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const [shown, show] = useOptimistic(query)
  const [pending, startTransition] = useTransition()
  const toggle = (field: FacetField, value: string) =>
    startTransition(() => {
      const next = toggleValue(shown, field, value)
      show(next)
      router.push(queryHref(next), { scroll: false })
    })
  const count = countFilters(shown)
  return (
    <aside className={styles.panel} aria-label={t.filters} data-pending={pending || undefined}>
      <button type="button" className={`button ${styles.toggle}`} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="filter" />
        {t.filters}
        {count > 0 && <span className={styles.badge}>{count}</span>}
        <Icon name={open ? "collapse" : "down"} size={12} />
      </button>
      <div className={styles.groups} data-open={open}>
        {FILTER_FIELDS.map((field) => (
          <FilterGroup key={field} field={field} counts={facets?.[field] ?? []} query={shown} onToggle={toggle} />
        ))}
        <DiameterFilter query={query} />
        {/* Behind the toggle the panel stays open while several filters are set. */}
        <button type="button" className={`button primary ${styles.show}`} onClick={() => setOpen(false)}>
          {fill(t.showTotalResults, { total: formatCount(total) })}
        </button>
      </div>
    </aside>
  )
}
