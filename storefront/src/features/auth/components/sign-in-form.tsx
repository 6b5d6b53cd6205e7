"use client"

import type { FormEvent } from "react"
import { signInMessage } from "../sign-in-message"
import styles from "./sign-in.module.css"
import { useSignIn } from "./use-sign-in"

type Props = { callbackUrl: string; error?: string; code?: string }

/** E-mail and password. The token never reaches this form: the session cookie is set by the server. */
export function SignInForm({ callbackUrl, error, code }: Props) {
  const first = signInMessage(error, code)
  const { message, busy, submit } = useSignIn(callbackUrl, first)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    void submit(String(data.get("email") ?? ""), String(data.get("password") ?? ""))
  }
  const onlyAsks = error === "SessionRequired" && message === first
  return (
    <form className={styles.form} onSubmit={onSubmit}>
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
