"use client"

import { useState, useTransition } from "react"
import { signOut } from "@/features/auth/auth-client"
import { STORED_CART_KEY } from "@/features/cart/stored-cart"
import { paths } from "@/lib/paths"
import { signOutEverywhere } from "../actions"
import styles from "./account.module.css"

/** For a device that was lost or shared: ends every sign-in of the buyer, this one too. */
export function SignOutEverywhere() {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, start] = useTransition()
  const end = () =>
    start(async () => {
      const ended = await signOutEverywhere()
      if (!ended.ok) return setProblem(ended.problem.message)
      await signOut(paths.signInPage)
      localStorage.removeItem(STORED_CART_KEY)
      window.location.assign(paths.signInPage)
    })
  return (
    <section className={styles.block} aria-labelledby="sign-ins">
      <h2 id="sign-ins">Where you are signed in</h2>
      <p>A sign-in ends after a day without use, after a week, and with a new password. Lost a device? End all of them now.</p>
      {problem && (
        <p className="banner" role="alert">
          {problem}
        </p>
      )}
      <button type="button" className="button" disabled={busy} onClick={end}>
        {busy ? "Signing out" : "Sign out everywhere"}
      </button>
    </section>
  )
}
