"use client"

import type { QuickOrderRow } from "@billet/backend/contract"
import { useState, useTransition } from "react"
import { useLanguage, useTexts } from "#use-texts"
import { quickOrderTexts } from "@/texts/en/quick-order"
import { counted, fill } from "@/texts/fill"
import { isBlank, withRows, type DraftRow } from "../draft"
import { openingRows } from "../kept-rows"
import { rowsOfFile, rowsOfText } from "../sheet"

/** What is said of many rows at once; `rowId` is the row that a paste is spoken of at, as its reader is there. */
type News = { text: string; rowId: number | null }
type Rows = { rows: DraftRow[]; setRows: (change: (rows: DraftRow[]) => DraftRow[]) => void; onNews: () => void }

/** Rows that come or go many at once: from a file, from a paste, all away and all back. */
export function useIntake({ rows, setRows, onNews }: Rows) {
  const t = useTexts(quickOrderTexts)
  const language = useLanguage()
  const [news, setNews] = useState<News | null>(null)
  const [removed, setRemoved] = useState<DraftRow[] | null>(null)
  const [reading, start] = useTransition()
  const count = (of: number) => counted(language, t.countRows, of)
  const tell = (text: string, rowId: number | null = null) => {
    setNews({ text, rowId })
    onNews()
  }
  const takeIn = (read: () => Promise<QuickOrderRow[]>, say: (text: string, first: number | null) => void) =>
    start(async () => {
      const added = await read().catch((): QuickOrderRow[] => [])
      if (added.length === 0) return say(t.nothingCouldBeReadUse, null)
      const { rows: next, taken, dropped, first } = withRows(rows, added)
      setRows(() => next)
      setRemoved(null)
      const text = fill(t.countTakenIn, { count: count(taken) })
      say(dropped > 0 ? `${text} ${fill(t.droppedDidNotFitA, { dropped: count(dropped) })}` : text, first)
    })

  return {
    news,
    reading,
    canPutBack: removed !== null,
    forgetNews: () => setNews(null),
    paste: (text: string, rowId: number) => takeIn(() => rowsOfText(text), (said, first) => tell(said, first ?? rowId)),
    upload: (file: File) => takeIn(() => rowsOfFile(file), (news) => tell(fill(t.newsOfFile, { file: file.name, news }))),
    removeAll: () => {
      setRemoved(rows)
      setRows(() => openingRows(null, null))
      tell(fill(t.countRemoved, { count: count(rows.filter((row) => !isBlank(row)).length) }))
    },
    putBack: () => {
      if (!removed) return
      setRows(() => removed)
      setRemoved(null)
      tell(fill(t.countPutBack, { count: count(removed.filter((row) => !isBlank(row)).length) }))
    },
  }
}
