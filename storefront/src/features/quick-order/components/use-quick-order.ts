"use client"

import type { QuickOrderRow } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { useState, useTransition } from "react"
import { useSay } from "#use-say"
import { useLanguage, useTexts } from "#use-texts"
import { useCart } from "@/features/cart/components/cart-provider"
import { countAdded } from "@/features/cart/count-added"
import { paths } from "@/lib/paths"

import { quickOrderTexts } from "@/texts/en/quick-order"
import { counted, fill } from "@/texts/fill"
import { useProblemText } from "@/texts/use-problem-text"
import { refusedCodes, suggestCodes } from "../actions"
import { blankRow, codesIn, isBlank, readRows, withRefusals, withRefusedCodes, type DraftRow } from "../draft"
import type { Owner } from "../kept-rows"
import { useIntake } from "./use-intake"
import { useKeptRows } from "./use-kept-rows"

/** The rows of a quick order and what can be done with them; `focusProblem` leads to the first that is wrong. */
export function useQuickOrder(owner: Owner, focusProblem: () => void) {
  const t = useTexts(quickOrderTexts)
  const say = useSay()
  const language = useLanguage()
  const problemText = useProblemText()
  const router = useRouter()
  const { cart, addMany } = useCart()
  const { rows, setRows, setOrdering } = useKeptRows(owner)
  const [message, setMessage] = useState<string | null>(null)
  const { reading, forgetNews, removeAll, ...intake } = useIntake({ rows, setRows, onNews: () => setMessage(null) })
  const [sending, start] = useTransition()
  const busy = sending || reading

  const change = (id: number, values: Partial<QuickOrderRow>) =>
    setRows((all) => all.map((row) => (row.id === id ? { ...row, ...values, problems: [], suggestions: [] } : row)))
  const remove = (id: number) => setRows((all) => all.filter((row) => row.id !== id))
  const show = (marked: DraftRow[]) => {
    setRows(() => marked)
    focusProblem()
  }
  const submit = () => {
    if (busy) return
    forgetNews()
    start(async () => {
      const read = readRows(rows)
      setRows(() => read.rows)
      if (read.wrong > 0) {
        const marked = await withUnknownCodes(read.rows)
        const wrong = marked.filter(({ problems }) => problems.length > 0).length
        setMessage(fill(t.wrongToCorrectNothingWas, { wrong: counted(language, t.countRows, wrong) }))
        return show(marked)
      }
      if (read.lines.length === 0) return setMessage(t.enterAtLeastOneRow)
      setOrdering(true)
      const result = await addMany(read.lines)
      if (result.ok) {
        countAdded(cart, result.data.cart)
        return router.push(paths.cart)
      }
      setMessage(result.problem.fields.length > 0 ? `${say(result.problem.message)}.` : problemText(result.problem))
      const refused = await withSuggestions(withRefusals(read.rows, read.ids, result.problem.fields))
      setOrdering(false)
      show(refused)
    })
  }

  return {
    ...intake,
    rows,
    message,
    busy,
    filled: rows.filter((row) => !isBlank(row)).length,
    change,
    remove,
    submit,
    /** Not while rows are on their way: what comes of them would bring all back. */
    removeAll: () => {
      if (!busy) removeAll()
    },
    addBlank: () => setRows((all) => [...all, blankRow(Math.max(-1, ...all.map(({ id }) => id)) + 1)]),
  }
}

/** Rows of which some are wrong, so that one reading tells all that is. */
async function withUnknownCodes(rows: DraftRow[]): Promise<DraftRow[]> {
  const refused = await refusedCodes(codesIn(rows)).catch(() => [])
  return withSuggestions(withRefusedCodes(rows, new Map(refused.map(({ code, reason }) => [code, reason]))))
}

async function withSuggestions(rows: DraftRow[]): Promise<DraftRow[]> {
  const unknown = rows.filter(({ problems }) => problems.some(({ field }) => field === "code")).map(({ code }) => code)
  if (unknown.length === 0) return rows
  const found = await suggestCodes(unknown).catch((): Record<string, string[]> => ({}))
  return rows.map((row) => (row.problems.length > 0 ? { ...row, suggestions: found[row.code] ?? [] } : row))
}
