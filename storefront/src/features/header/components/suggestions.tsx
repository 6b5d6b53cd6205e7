"use client"

import type { Viewer } from "@/features/catalogue/client/response-cache"
import type { Suggestion } from "../search-suggestions"
import { SuggestionList } from "./suggestion-list"
import { useSuggestions, type SuggestionState } from "./use-suggestions"

type Props = {
  id: string
  text: string
  viewer: Viewer
  shown: SuggestionState | null
  active: number
  onAnswer: (state: SuggestionState) => void
  onPick: (suggestion: Suggestion) => void
}

/** The part of the search box that asks the stock and shows what it answers. */
export default function Suggestions({ id, text, viewer, shown, active, onAnswer, onPick }: Props) {
  useSuggestions(text, viewer, onAnswer)
  return shown && <SuggestionList id={id} {...shown} active={active} onPick={onPick} />
}
