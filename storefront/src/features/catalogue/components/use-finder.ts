"use client"

import type { SelectSearchAnswer } from "@billet/backend/contract"
import { useEffect, useState } from "react"
import type { FinderFilters } from "../client/select-search"
import { needsOptions } from "../finder-state"

const DEBOUNCE_MILLISECONDS = 300
const NO_OPTIONS: SelectSearchAnswer = { stockGrades: [], productSizes: [], productConditions: [] }

type Loaded = { key: string; options: SelectSearchAnswer }

/** The options for the chosen filters, asked for 300 ms after the last change. The answer in hand stays until the next. */
export function useFinderOptions(filters: FinderFilters) {
  const [loaded, setLoaded] = useState<Loaded>({ key: "", options: NO_OPTIONS })
  const key = needsOptions(filters) ? JSON.stringify(filters) : ""
  useEffect(() => {
    if (key === "") return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const { fetchOptions } = await import("../client/select-search")
      const options = await fetchOptions(JSON.parse(key) as FinderFilters, stop.signal)
      if (!stop.signal.aborted) setLoaded({ key, options })
    }, DEBOUNCE_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [key])
  return { options: key === "" ? NO_OPTIONS : loaded.options, loading: key !== "" && loaded.key !== key }
}
