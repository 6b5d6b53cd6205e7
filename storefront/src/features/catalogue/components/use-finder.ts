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
  const [due, setDue] = useState("")
  useEffect(() => {
    const timer = setTimeout(() => setDue(key), near ? DEBOUNCE_MILLISECONDS : RESTING_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [key, near])
  const asks = loading && due === key
  useEffect(() => {
    if (!asks) return
    const stop = new AbortController()
    void import("../client/select-search")
      .then(({ fetchOptions }) => fetchOptions(JSON.parse(key) as FinderFilters, stop.signal))
      .then((options) => stop.signal.aborted || setLoaded({ key, options }))
    return () => stop.abort()
  }, [asks, key])
  return { options: key === "" ? NO_OPTIONS : loaded.options, loading }
}
