"use client"

import { useEffect } from "react"
import { useLanguage, useTexts } from "#use-texts"
import type { Viewer } from "@/features/catalogue/client/response-cache"
import { SuggestionList } from "@/features/header/components/suggestion-list"
import { useSuggestions, type SuggestionState } from "@/features/header/components/use-suggestions"
import type { Suggestion } from "@/features/header/search-suggestions"
import { quickOrderTexts } from "@/texts/en/quick-order"
import { counted } from "@/texts/fill"

/** Codes are the same for every reader: no prices are shown, and no region is asked for. */
const ANYBODY: Viewer = { region: "", canSeePrices: false }

type Props = {
  id: string
  text: string
  shown: SuggestionState | null
  active: number
  onAnswer: (state: SuggestionState) => void
  onPick: (code: string) => void
}

/** Asks the stock for the codes a row may mean, and shows them below it. */
export default function CodeSuggestions({ id, text, shown, active, onAnswer, onPick }: Props) {
  const t = useTexts(quickOrderTexts)
  const language = useLanguage()
  useSuggestions(text, ANYBODY, onAnswer)
  const list = shown?.list.filter(isItem) ?? []
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" })
  }, [id, active])
  return (
    <>
      <span role="status" className="visually-hidden">
        {shown && list.length > 0 ? counted(language, t.countSuggestions, list.length) : ""}
      </span>
      {shown && (
        <SuggestionList
          id={id}
          {...shown}
          list={list}
          active={active}
          onPick={(one) => one.kind === "item" && onPick(one.item.productCode)}
        />
      )}
    </>
  )
}

type ItemSuggestion = Extract<Suggestion, { kind: "item" }>

function isItem(one: Suggestion): one is ItemSuggestion {
  return one.kind === "item"
}
