"use client"

import { useState } from "react"
import { useTexts } from "#use-texts"
import { commonTexts } from "@/texts/en/common"
import type { Consent } from "../consent-values"
import { keepConsent } from "../keep-consent"
import styles from "./consent.module.css"

/** Asks once. Both answers weigh the same, and the shop works without one. */
export function ConsentBanner() {
  const t = useTexts(commonTexts)
  const [open, setOpen] = useState(true)
  if (!open) return null
  const answer = (consent: Consent) => () => {
    keepConsent(consent)
    setOpen(false)
  }
  return (
    <section className={`${styles.banner} no-print`} aria-label={t.countingVisits}>
      <p>{t.mayWeCountWhichItems}</p>
      <div className={styles.answers}>
        <button type="button" className="button small" onClick={answer("refused")}>
          {t.noThanks}
        </button>
        <button type="button" className="button small" onClick={answer("granted")}>
          {t.yesCount}
        </button>
      </div>
    </section>
  )
}
