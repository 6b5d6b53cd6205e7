"use client"

import { startTransition } from "react"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { authTexts } from "@/texts/en/auth"
import { signInMessage } from "../sign-in-message"
import { CodeField } from "./code-field"
import styles from "./sign-in.module.css"
import { useSignIn } from "./use-sign-in"

/** `isHalf`: another site has vouched for the buyer, and the account asks for a code besides. */
type Props = { callbackUrl: string; error?: string; code?: string; isHalf?: boolean }

/**
 * E-mail and password, and a code where the account asks for one. The token never reaches this form: the session cookie is set
 * by the server. As an action the form waits for its script when Enter comes first, where a plain one would send the password
 * in the page's address.
 */
export function SignInForm({ callbackUrl, error, code, isHalf }: Props) {
  const t = useTexts(authTexts)
  const say = useSay()
  const first = signInMessage(error, code)
  const initial = { message: first, second: isHalf ? ("other site" as const) : null }
  const [{ message, email, second }, submit, busy] = useSignIn(callbackUrl, initial)
  const onlyAsks = error === "SessionRequired" && message === first
  return (
    <form className={styles.form} onSubmit={(event) => busy && event.preventDefault()} action={submit}>
      {message && (
        <p className={onlyAsks ? "banner" : "banner error"} role="alert">
          {say(message)}
        </p>
      )}
      {second ? <CodeField email={second === "other site" ? null : email} /> : <PasswordFields email={email} />}
      {/* Not "disabled" while busy: that would drop the focus of who presses it. */}
      <button type="submit" className="button primary large wide" aria-disabled={busy}>
        {busy ? t.signingIn : t.signIn}
      </button>
      {second && (
        <button
          type="button"
          className="text-button"
          aria-disabled={busy}
          onClick={() => !busy && startTransition(() => submit("start over"))}
        >
          {t.signInAsSomebodyElse}
        </button>
      )}
    </form>
  )
}

function PasswordFields({ email }: { email: string }) {
  const t = useTexts(authTexts)
  return (
    <>
      <div className="field">
        <label htmlFor="email">{t.eMail}</label>
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
        <label htmlFor="password">{t.password}</label>
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
    </>
  )
}
