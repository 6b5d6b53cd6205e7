"use client"

import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react"
import type { DraftRow } from "../draft"
import { keepRows, openingRows, readKeptRows, type Owner } from "../kept-rows"

const never = () => () => undefined

/** The rows of a quick order, which stay with the tab: a reload or a look at another page loses none. */
export function useKeptRows(owner: Owner) {
  const [changed, setChanged] = useState<DraftRow[] | null>(null)
  const text = useSyncExternalStore(
    never,
    () => (changed ? null : readKeptRows(() => sessionStorage)),
    () => null,
  )
  const opening = useMemo(() => openingRows(text, owner), [text, owner])
  const ordering = useRef(false)
  useEffect(() => {
    if (changed && !ordering.current) keepRows(() => sessionStorage, owner, changed)
  }, [changed, owner])
  const setRows = (change: (rows: DraftRow[]) => DraftRow[]) => setChanged((now) => change(now ?? opening))
  /** Keeps nothing while the rows may be in the cart already, so that no reload brings them a second time. */
  const setOrdering = (is: boolean) => {
    ordering.current = is
    if (is) keepRows(() => sessionStorage, owner, [])
  }
  return { rows: changed ?? opening, setRows, setOrdering }
}
