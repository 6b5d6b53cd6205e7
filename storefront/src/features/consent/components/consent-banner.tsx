"use client"

import { useState } from "react"
import type { Consent } from "../consent-values"
import { keepConsent } from "../keep-consent"
import styles from "./consent.module.css"

/** Asks once. Both answers weigh the same, and the shop works without one. */
export function ConsentBanner() {
  const [open, setOpen] = useState(true)
  if (!open) return null
  const answer = (consent: Consent) => () => {
    keepConsent(consent)
    setOpen(false)
  }
  return (
    <section className={`${styles.banner} no-print`} aria-label="Counting visits">
      <p>May we count which items are looked at and ordered, to stock what you need? Nothing is counted until you say yes.</p>
      <div className={styles.answers}>
        <button type="button" className="button small" onClick={answer("refused")}>
          No, thanks
        </button>
        <button type="button" className="button small" onClick={answer("granted")}>
          Yes, count
        </button>
      </div>
    </section>
  )
}
