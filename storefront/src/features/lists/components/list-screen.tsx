"use client"

import type { SavedLineView, SavedListAnswer } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { useRef, useState, useTransition } from "react"
import { useLanguage, useTexts } from "#use-texts"
import { useCart } from "@/features/cart/components/cart-provider"
import { countAdded } from "@/features/cart/count-added"
import { reach } from "@/features/cart/reach"
import { paths } from "@/lib/paths"
import { NOT_SAVED } from "@/lib/problems"
import { listsTexts } from "@/texts/en/lists"
import { counted, fill } from "@/texts/fill"
import { useProblemText } from "@/texts/use-problem-text"
import { dropLine, priceLines, putLines } from "../actions"
import { refusalsByRow, toAddLine } from "../list-lines"
import { isSold, type LinePrices } from "../line-totals"
import { ListLines } from "./list-lines"
import { ListNaming } from "./list-naming"
import styles from "./lists.module.css"
import { OpenList } from "./open-list"

/** A list with what it costs now: its pieces can be changed, lines taken off, and all of it ordered at once. */
export function ListScreen({ list: stored, prices: told }: { list: SavedListAnswer["list"]; prices: LinePrices }) {
  const t = useTexts(listsTexts)
  const language = useLanguage()
  const problemText = useProblemText()
  const router = useRouter()
  const { cart, addMany } = useCart()
  const [list, setList] = useState(stored)
  const [prices, setPrices] = useState(told)
  const [problem, setProblem] = useState<string | null>(null)
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())
  const [saved, setSaved] = useState(false)
  const [saving, startSaving] = useTransition()
  const [ordering, startOrdering] = useTransition()
  /** The list as the server last said it, after every change asked for: what is ordered waits for it. */
  const latest = useRef(Promise.resolve(stored))

  const change = (run: () => ReturnType<typeof putLines>) => {
    latest.current = latest.current.then(async (before) => {
      const answer = await reach(run, NOT_SAVED)
      setProblem(answer.ok ? null : problemText(answer.problem))
      setSaved(answer.ok)
      if (!answer.ok) return before
      setList(answer.data.list)
      setPrices(await priceLines(answer.data.list.lines))
      return answer.data.list
    })
    startSaving(async () => void (await latest.current))
  }
  const isOrderable = (line: SavedLineView) => isSold(line) && !refusals.has(line.id)
  const order = () =>
    startOrdering(async () => {
      const orderable = (await latest.current).lines.filter(isOrderable)
      const answer = await addMany(orderable.map(toAddLine))
      if (answer.ok) {
        countAdded(cart, answer.data.cart)
        return router.push(paths.cart)
      }
      const rows = refusalsByRow(answer.problem.fields)
      setRefusals(new Map([...refusals, ...[...rows].map(([row, reason]) => [orderable[row]?.id ?? "", reason] as const)]))
      setProblem(
        rows.size > 0
          ? fill(t.countCannotBeOrderedNow, { count: counted(language, t.countItems, rows.size) })
          : problemText(answer.problem),
      )
    })
  const orderableCount = list.lines.filter(isOrderable).length
  return (
    <>
      <ListNaming list={list} onRenamed={(name) => setList((now) => ({ ...now, name }))} />
      {problem && (
        <p className="banner error" role="alert">
          {problem}
        </p>
      )}
      {list.lines.length === 0 ? (
        <p className="quiet">{t.nothingOnThisListYet}</p>
      ) : (
        <ListLines
          lines={list.lines}
          prices={prices}
          refusals={refusals}
          busy={saving || ordering}
          onPieces={(line, pieces) => change(() => putLines(list.id, [{ ...toAddLine(line), pieces }]))}
          onDrop={(line) => change(() => dropLine(list.id, line.id))}
        />
      )}
      <div className={styles.actions}>
        <button type="button" className="button primary" disabled={ordering || orderableCount === 0} onClick={order}>
          {orderableCount < list.lines.length
            ? fill(t.putTheOtherOrderablecountInto, { orderableCount: counted(language, t.countItems, orderableCount) })
            : t.putTheWholeListInto}
        </button>
        {list.lines.length > 0 && <OpenList list={list} disabled={saving} onOpened={() => router.push(paths.cart)} />}
        <p className="quiet" role="status">
          {saving ? t.saving2 : saved ? t.saved2 : ""}
        </p>
      </div>
    </>
  )
}
