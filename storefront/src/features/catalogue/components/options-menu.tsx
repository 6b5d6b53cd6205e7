"use client"

import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react"
import { useTexts } from "#use-texts"
import { Icon } from "@/components/icon"
import { finderTexts } from "@/texts/en/finder"
import { keepShown } from "../client/keep-shown"
import styles from "./toolbar.module.css"

/**
 * Inline on wide screens; on small ones a menu that closes on Escape and on a click outside. A link that says how results are
 * shown from then on is remembered.
 */
export function OptionsMenu({ children }: { children: ReactNode }) {
  const t = useTexts(finderTexts)
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const over = new AbortController()
    const onPointer = (event: PointerEvent) =>
      event.target instanceof Node && !root.current?.contains(event.target) && setOpen(false)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener("pointerdown", onPointer, over)
    document.addEventListener("keydown", onKey, over)
    return () => over.abort()
  }, [open])
  return (
    <div ref={root} className={styles.options}>
      <button
        ref={button}
        type="button"
        className={`button small ${styles.opener}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t.options}
        <Icon name="down" size={12} />
      </button>
      <div className={styles.controls} data-open={open} onClick={keepFollowed}>
        {children}
      </div>
    </div>
  )
}

function keepFollowed({ target }: MouseEvent) {
  const { keep } = (target instanceof Element && target.closest("a")?.dataset) || {}
  if (keep) keepShown(keep)
}
