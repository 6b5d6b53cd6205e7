"use client"

import { useState } from "react"
import { keepCookie } from "@/lib/keep-cookie"
import { CONSENT_COOKIE, CONSENT_DAYS, CONSENTS, type Consent } from "../consent-values"
import styles from "./consent.module.css"

type Props = { label: string; question: string; answers: Record<Consent, string> }

/** The question, until it is answered. */
export function ConsentQuestion({ label, question, answers }: Props) {
  const [open, setOpen] = useState(true)
  if (!open) return null
  const answer = (consent: Consent) => {
    keepCookie(CONSENT_COOKIE, consent, CONSENT_DAYS)
    setOpen(false)
  }
  return (
    <section className={`${styles.banner} no-print`} aria-label={label}>
      <p>{question}</p>
      <div className={styles.answers}>
        {CONSENTS.map((consent) => (
          <button key={consent} type="button" className="button small" onClick={() => answer(consent)}>
            {answers[consent]}
          </button>
        ))}
      </div>
    </section>
  )
}
