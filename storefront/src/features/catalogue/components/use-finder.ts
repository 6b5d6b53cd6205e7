"use client"

import type { SelectSearchAnswer } from "@billet/backend/contract"
import { useEffect, useState } from "react"
import type { FinderFilters } from "../client/select-search"
import { needsOptions } from "../finder-state"

const DEBOUNCE_MILLISECONDS = 300
/** What a page brought is not looked at sooner, unless somebody comes near. */
const RESTING_MILLISECONDS = 1500
const NO_OPTIONS: SelectSearchAnswer = { stockGrades: [], productSizes: [], productConditions: [] }

type Loaded = { key: string; options: SelectSearchAnswer }

/**
 * The options for the chosen filters, asked for 300 ms after the last change by somebody near. The answer in hand stays until
 * the next.
 */
export function useFinderOptions(filters: FinderFilters, near: boolean) {
  const [loaded, setLoaded] = useState<Loaded>({ key: "", options: NO_OPTIONS })
  const key = needsOptions(filters) ? JSON.stringify(filters) : ""
  const loading = key !== "" && loaded.key !== key
  useEffect(() => {
    if (!loading) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const { fetchOptions } = await import("../client/select-search")
      const options = await fetchOptions(JSON.parse(key) as FinderFilters, stop.signal)
      if (!stop.signal.aborted) setLoaded({ key, options })
    }, near ? DEBOUNCE_MILLISECONDS : RESTING_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [key, loading, near])
  return { options: key === "" ? NO_OPTIONS : loaded.options, loading }
}
