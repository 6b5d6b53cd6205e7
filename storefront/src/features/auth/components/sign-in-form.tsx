"use client"

import { signInMessage } from "../sign-in-message"
import styles from "./sign-in.module.css"
import { useSignIn } from "./use-sign-in"

type Props = { callbackUrl: string; error?: string; code?: string }

/**
 * E-mail and password. The token never reaches this form: the session cookie is set by the server. As an action the form
 * waits for its script when Enter comes first, where a plain one would send the password in the page's address.
 */
export function SignInForm({ callbackUrl, error, code }: Props) {
  const first = signInMessage(error, code)
  const [{ message, email }, submit, busy] = useSignIn(callbackUrl, first)
  const onlyAsks = error === "SessionRequired" && message === first
  return (
    <form className={styles.form} action={submit}>
      {message && (
        <p className={onlyAsks ? "banner" : "banner error"} role="alert">
          {message}
        </p>
      )}
      <div className="field">
        <label htmlFor="email">E-mail</label>
        <input
          id="email"
          name="email"
          type="email"
          className="input"
          autoComplete="username"
          required
          autoFocus
          defaultValue={email}
          maxLength={200}
        />
      </div>
      <div className="field">
        <label htmlFor="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          className="input"
          autoComplete="current-password"
          required
          maxLength={200}
        />
      </div>
      <button type="submit" className="button primary large wide" disabled={busy}>
        {busy ? "Signing in" : "Sign in"}
      </button>
    </form>
  )
}
