"use client"

import { useEffect } from "react"
import { earlyInputs, tellOf } from "./tell-early-input"

/**
 * What was typed or chosen before the page's scripts ran is told to them, so that what is seen is what is meant. Not before the
 * event that woke them is over: React would answer it with what it knew before.
 */
export function EarlyInput() {
  useEffect(() => {
    const early = earlyInputs(document)
    const soon = setTimeout(() => early.forEach(tellOf))
    return () => clearTimeout(soon)
  }, [])
  return null
}
