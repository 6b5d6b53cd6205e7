"use client"

import { useEffect } from "react"
import { earlyInputs, tellOf } from "./tell-early-input"

/** What was typed or chosen before the page's scripts ran is told to them, so that what is seen is what is meant. */
export function EarlyInput() {
  useEffect(() => earlyInputs(document).forEach(tellOf), [])
  return null
}
