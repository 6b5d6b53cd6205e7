"use client"

import { useEffect } from "react"
import { earlyInputs, tellOf } from "./tell-early-input"

declare global {
  interface Window {
    /** Presses the buttons that were pressed before this, and holds no more presses; see `early-presses.ts`. */
    pressEarly?: () => void
  }
}

/**
 * What was typed, chosen or pressed before the page's scripts ran is told to them, so that what is seen is what is meant. Not
 * before the event that woke them is over: React would answer it with what it knew before. What was pressed comes last, and
 * when React has seen the rest.
 */
export function EarlyInput() {
  useEffect(() => {
    const early = earlyInputs(document)
    let then: ReturnType<typeof setTimeout> | undefined
    const soon = setTimeout(() => {
      then = setTimeout(() => window.pressEarly?.())
      early.forEach(tellOf)
    })
    return () => {
      clearTimeout(soon)
      clearTimeout(then)
    }
  }, [])
  return null
}
