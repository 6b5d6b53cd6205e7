"use client"

import { useState } from "react"
import { useTexts } from "#use-texts"
import { commonTexts } from "@/texts/en/common"
import { CONSENTS, toConsent, type Consent } from "../consent-values"
import { keepConsent } from "../keep-consent"

/** The same choice in the footer, to change at any time. */
export function ConsentSelect({ consent }: { consent: Consent | null }) {
  const t = useTexts(commonTexts)
  const [value, setValue] = useState<Consent>(consent ?? "refused")
  const choose = (text: string) => {
    const next = toConsent(text) ?? "refused"
    setValue(next)
    keepConsent(next)
  }
  return (
    <label className="field">
      <span className="label">{t.visitStatistics}</span>
      <select className="input" value={value} onChange={(event) => choose(event.target.value)}>
        {CONSENTS.map((key) => (
          <option key={key} value={key}>
            {t.consents[key]}
          </option>
        ))}
      </select>
    </label>
  )
}
