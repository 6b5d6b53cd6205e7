"use client"

import { useState } from "react"
import { useTexts } from "#use-texts"
import { paths } from "@/lib/paths"
import { authTexts } from "@/texts/en/auth"
import { fill } from "@/texts/fill"
import { signIn } from "../auth-client"
import type { ProviderButton } from "../session-types"
import styles from "./sign-in.module.css"

/** `first`: they stand before what they are the other way for. */
type Props = { providers: ProviderButton[]; callbackUrl: string; first?: boolean }

/** A button for each other site that vouches for buyers. Newcomers come back to the profile, all others to where they were. */
export function ProviderButtons({ providers, callbackUrl, first = false }: Props) {
  const t = useTexts(authTexts)
  const [going, setGoing] = useState<string | null>(null)
  if (providers.length === 0) return null
  const go = async (id: string) => {
    setGoing(id)
    const { url } = await signIn(id, {}, paths.completeProfile(callbackUrl))
    window.location.assign(url || paths.authProblem("ClientFetchError"))
  }
  const or = <span className={styles.or}>{t.or}</span>
  return (
    <div className={styles.providers}>
      {!first && or}
      {providers.map(({ id, name }) => (
        <button key={id} type="button" className="button large wide" disabled={going !== null} onClick={() => void go(id)}>
          {going === id ? t.signingIn : fill(t.continueWith, { site: name })}
        </button>
      ))}
      {first && or}
    </div>
  )
}
