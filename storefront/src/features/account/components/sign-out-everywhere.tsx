"use client"

import { useState, useTransition } from "react"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { signOut } from "@/features/auth/auth-client"
import { paths } from "@/lib/paths"
import { accountTexts } from "@/texts/en/account"
import { signOutEverywhere } from "../actions"
import { forgetBuyer } from "../forget-buyer"
import styles from "./account.module.css"

/** For a device that was lost or shared: ends every sign-in of the buyer, this one too. */
export function SignOutEverywhere() {
  const say = useSay()
  const t = useTexts(accountTexts)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, start] = useTransition()
  const end = () =>
    start(async () => {
      const ended = await signOutEverywhere()
      if (!ended.ok) return setProblem(say(ended.problem.message))
      await signOut(paths.signInPage)
      forgetBuyer()
      window.location.assign(paths.signInPage)
    })
  return (
    <section className={styles.block} aria-labelledby="sign-ins">
      <h2 id="sign-ins">{t.whereYouAreSignedIn}</h2>
      <p>{t.aSignInEndsAfter}</p>
      {problem && (
        <p className="banner" role="alert">
          {problem}
        </p>
      )}
      <button type="button" className="button" disabled={busy} onClick={end}>
        {busy ? t.signingOut : t.signOutEverywhere}
      </button>
    </section>
  )
}
