"use client"

import { useRouter } from "next/navigation"
import { useState, type KeyboardEvent } from "react"
import { entrances } from "@/lib/entrances"
import type { Suggestion } from "../search-suggestions"
import type { SuggestionState } from "./use-suggestions"

const NOTHING: SuggestionState = { text: "", list: [], failed: false }

/** What the search box holds and does: its text, the suggestions for it, the one the arrow keys are on, and where it leads. */
export function useSearchBox() {
  const [text, setText] = useState("")
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const router = useRouter()
  const trimmed = text.trim()
  const [answer, setAnswer] = useState(NOTHING)
  const suggestions = trimmed === "" ? NOTHING : answer
  const shown = open && trimmed !== "" && suggestions.text !== ""

  const go = (href: string) => {
    setOpen(false)
    setActive(-1)
    router.push(href)
  }
  const pick = (suggestion: Suggestion) => {
    if (suggestion.kind === "item") setText("")
    go(suggestion.href)
  }
  const submit = () => {
    const chosen = shown ? suggestions.list[active] : undefined
    if (chosen) pick(chosen)
    else go(trimmed === "" ? entrances.products : entrances.search(trimmed))
  }
  const type = (next: string) => {
    setText(next)
    setOpen(true)
    setActive(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault()
      setOpen(true)
      setActive(nextActive(active, suggestions.list.length, event.key === "ArrowDown" ? 1 : -1))
    } else if (event.key === "Escape") {
      event.preventDefault()
      if (shown) setOpen(false)
      else setText("")
      setActive(-1)
    }
  }
  return { text, trimmed, type, suggestions, setAnswer, open, shown, active, setOpen, pick, submit, onKeyDown }
}

/** Below the last comes the text itself (-1), above it the last again. */
function nextActive(active: number, count: number, step: number): number {
  if (count === 0) return -1
  const next = active + step
  return next >= count ? -1 : next < -1 ? count - 1 : next
}
