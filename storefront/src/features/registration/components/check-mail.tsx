"use client"

import { useEffect, useRef, useState, useTransition } from "react"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { authTexts } from "@/texts/en/auth"
import { fillNodes } from "@/texts/fill-nodes"
import { resendConfirmation } from "../actions"
import styles from "./registration.module.css"

/** What comes after registering; the same words whether the address was new or not. */
export function CheckMail({ email }: { email: string }) {
  const t = useTexts(authTexts)
  const say = useSay()
  const heading = useRef<HTMLHeadingElement>(null)
  const [note, setNote] = useState<string | null>(null)
  const [pending, startTransition] = useTransition()
  useEffect(() => heading.current?.focus(), [])
  const resend = () =>
    startTransition(async () => {
      const result = await resendConfirmation(email)
      setNote(result.ok ? t.sentAgainIfItWas : say(result.problem.message))
    })
  return (
    <section className={styles.block} aria-labelledby="check-mail">
      <h2 id="check-mail" ref={heading} tabIndex={-1}>
        {t.checkYourMail}
      </h2>
      <p>{fillNodes(t.weWroteToEmailOpen, { email: <strong className={styles.address}>{email}</strong> })}</p>
      <p className="quiet">{t.nothingThereLookInThe}</p>
      <p className={styles.row}>
        <button type="button" className="button" onClick={resend} disabled={pending}>
          {pending ? t.sending : t.sendItAgain}
        </button>
        <span role="status" className="quiet">
          {note}
        </span>
      </p>
    </section>
  )
}
