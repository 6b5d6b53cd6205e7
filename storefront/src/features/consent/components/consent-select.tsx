"use client"

import { useState } from "react"
import { CONSENTS, toConsent, type Consent } from "../consent-values"
import { keepConsent } from "../keep-consent"

/** The same choice in the footer, to change at any time. */
export function ConsentSelect({ consent }: { consent: Consent | null }) {
  const [value, setValue] = useState<Consent>(consent ?? "refused")
  const choose = (text: string) => {
    const next = toConsent(text) ?? "refused"
    setValue(next)
    keepConsent(next)
  }
  return (
    <label className="field">
      <span className="label">Your visit</span>
      <select className="input" value={value} onChange={(event) => choose(event.target.value)}>
        {Object.entries(CONSENTS).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
