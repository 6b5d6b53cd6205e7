"use client"

import { useRouter } from "next/navigation"
import { lazy, Suspense, useState, useTransition } from "react"
import { useTexts } from "#use-texts"
import { Icon } from "@/components/icon"
import { finderTexts } from "@/texts/en/finder"
import type { CatalogueQuery } from "../catalogue-query"
import type { FinderFilters } from "../client/select-search"
import { canSearch, choose, countChosen, EMPTY_FINDER, type FinderField } from "../finder-state"
import { FinderFields } from "./finder-fields"
import styles from "./finder.module.css"
import { useFinderOptions } from "./use-finder"

/** Their code comes with the first choice. */
const FinderChips = lazy(() => import("./finder-chips"))

type Props = {
  initial?: FinderFilters
  /** The state of the results page, which shows its own chips and, on phones, puts the toggle beside that of the filters. */
  query?: CatalogueQuery
}

/** The product finder: five dropdowns, each narrowing the next. On small screens it opens from a toggle. */
export function Finder({ initial = EMPTY_FINDER, query }: Props) {
  const t = useTexts(finderTexts)
  const came = JSON.stringify(initial)
  const [{ from, filters }, setState] = useState({ from: came, filters: initial })
  // What was chosen here holds until a page comes that is about something else.
  if (from !== came) setState({ from: came, filters: initial })
  const [near, setNear] = useState(false)
  const [open, setOpen] = useState(false)
  const [pending, startTransition] = useTransition()
  const { options, loading } = useFinderOptions(filters, near)
  const router = useRouter()
  const count = countChosen(filters)
  const change = (field: FinderField, value: string) =>
    setState((now) => ({ from: came, filters: choose(now.filters, field, value) }))
  const search = () => {
    setOpen(false)
    startTransition(async () => {
      const { finderHref } = await import("../client/finder-href")
      startTransition(() => router.push(finderHref(query, filters)))
    })
  }
  return (
    <section
      className={query ? `${styles.finder} ${styles.inRow}` : styles.finder}
      aria-label={t.productFinder}
      onPointerOver={() => setNear(true)}
      onFocus={() => setNear(true)}
    >
      <button
        type="button"
        className={`button ${styles.toggle}`}
        aria-expanded={open}
        aria-controls="finder-fields"
        onClick={() => setOpen(!open)}
      >
        <Icon name="filter" />
        {t.findProducts}
        {count > 0 && <span className={styles.badge}>{count}</span>}
        <Icon name={open ? "collapse" : "down"} size={12} />
      </button>
      {!query && count > 0 && (
        <Suspense fallback={null}>
          <FinderChips
            filters={filters}
            onClear={(field) => change(field, "")}
            onClearAll={() => setState({ from: came, filters: EMPTY_FINDER })}
          />
        </Suspense>
      )}
      <form
        id="finder-fields"
        className={styles.fields}
        data-open={open}
        onSubmit={(event) => {
          event.preventDefault()
          if (canSearch(filters, loading)) search()
        }}
      >
        <FinderFields filters={filters} options={options} loading={loading} onChange={change} />
        <button type="submit" className={`button primary ${styles.search}`} disabled={!canSearch(filters, loading) || pending}>
          <Icon name="search" />
          {t.search}
        </button>
      </form>
    </section>
  )
}
