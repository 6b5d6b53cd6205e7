"use client"

import { useEffect } from "react"
import { searchCatalogue } from "@/features/catalogue/client/catalog-search"
import type { Viewer } from "@/features/catalogue/client/response-cache"
import { suggestionBody, toSuggestions, type Suggestion } from "../search-suggestions"

const DEBOUNCE_MILLISECONDS = 90
export type SuggestionState = { text: string; list: Suggestion[]; failed: boolean }

/** Answers while the reader types; the last text wins, and an older answer never replaces a newer one. */
export function useSuggestions(text: string, viewer: Viewer, onAnswer: (state: SuggestionState) => void): void {
  const { region, canSeePrices } = viewer
  useEffect(() => {
    const stop = new AbortController()
    if (text === "") return
    const timer = setTimeout(async () => {
      try {
        const answer = await searchCatalogue(suggestionBody(text), { region, canSeePrices }, { signal: stop.signal })
        if (!stop.signal.aborted) onAnswer({ text, list: toSuggestions(text, answer), failed: false })
      } catch {
        if (!stop.signal.aborted) onAnswer({ text, list: [], failed: true })
      }
    }, DEBOUNCE_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, region, canSeePrices, onAnswer])
}
