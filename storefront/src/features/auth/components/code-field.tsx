"use client"

import { useState } from "react"
import styles from "./sign-in.module.css"

/** The second step: a code of the authenticator app, or one of the recovery codes for whoever has lost it. */
export function CodeField({ email }: { email: string }) {
  const [lost, setLost] = useState(false)
  return (
    <>
      <p className={styles.second} role="status">
        The password of <strong>{email}</strong> is right. Now the second step.
      </p>
      <div className="field">
        <label htmlFor="code">{lost ? "Recovery code" : "Code of your authenticator app"}</label>
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
          {lost
            ? "One of those you kept when you set the app up. Each works once."
            : "Six digits, which change every 30 seconds."}
        </p>
      </div>
      <button type="button" className="text-button" onClick={() => setLost(!lost)}>
        {lost ? "Use the app instead" : "Use a recovery code instead"}
      </button>
    </>
  )
}
