"use client"

import { useEffect, useRef, useState, useTransition } from "react"
import { resendConfirmation } from "../actions"
import styles from "./registration.module.css"

/** What comes after registering; the same words whether the address was new or not. */
export function CheckMail({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [note, setNote] = useState<string | null>(null)
  const [pending, startTransition] = useTransition()
  useEffect(() => heading.current?.focus(), [])
  const resend = () =>
    startTransition(async () => {
      const result = await resendConfirmation(email)
      setNote(result.ok ? "Sent again, if it was needed." : result.problem.message)
    })
  return (
    <section className={styles.block} aria-labelledby="check-mail">
      <h2 id="check-mail" ref={heading} tabIndex={-1}>
        Check your mail
      </h2>
      <p>
        We wrote to <strong className={styles.address}>{email}</strong>. Open the link in that mail to confirm the address. It
        works once and for 24 hours.
      </p>
      <p className="quiet">Nothing there? Look in the spam folder, or have the mail sent again.</p>
      <p className={styles.row}>
        <button type="button" className="button" onClick={resend} disabled={pending}>
          {pending ? "Sending" : "Send it again"}
        </button>
        <span role="status" className="quiet">
          {note}
        </span>
      </p>
    </section>
  )
}
