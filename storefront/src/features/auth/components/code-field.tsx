"use client"

import { useState } from "react"
import { useTexts } from "#use-texts"
import { authTexts } from "@/texts/en/auth"
import { fillNodes } from "@/texts/fill-nodes"
import styles from "./sign-in.module.css"

/**
 * The second step, after the password of an address or another site's word: a code of the authenticator app, or one of the
 * recovery codes for whoever has lost it.
 */
export function CodeField({ email }: { email: string | null }) {
  const t = useTexts(authTexts)
  const [lost, setLost] = useState(false)
  return (
    <>
      <p className={styles.second} role="status">
        {email === null ? t.theOtherSiteVouches : fillNodes(t.thePasswordOfEmailIs, { email: <strong>{email}</strong> })}
      </p>
      <div className="field">
        <label htmlFor="code">{lost ? t.recoveryCode : t.codeOfYourAuthenticatorApp}</label>
        <input
          key={lost ? "recovery" : "app"}
          id="code"
          name="code"
          className={lost ? "input" : `input ${styles.code}`}
          autoComplete="one-time-code"
          inputMode={lost ? "text" : "numeric"}
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus
          maxLength={lost ? 60 : 11}
          aria-describedby="code-hint"
        />
        <p id="code-hint" className="hint">
          {lost ? t.oneOfThoseYouKept : t.sixDigitsWhichChangeEvery}
        </p>
      </div>
      <button type="button" className="text-button" onClick={() => setLost(!lost)}>
        {lost ? t.useTheAppInstead : t.useARecoveryCodeInstead}
      </button>
    </>
  )
}
