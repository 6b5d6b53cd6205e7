"use client"

import { EmailBodySchema } from "@billet/backend/contract"
import { useCallback, useRef, useState, useTransition, type FormEvent } from "react"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { TextField } from "@/components/form/text-field"
import { useForm, type FormValues } from "@/components/form/use-form"
import { useProblemFocus } from "@/components/form/use-problem-focus"
import { problemsOf } from "@/features/account/profile-values"
import { authTexts } from "@/texts/en/auth"
import { forgotPassword, resendConfirmation } from "../actions"
import styles from "./registration.module.css"

const SENDERS = { reset: forgotPassword, confirmation: resendConfirmation }

/** Asks for an address and has a link mailed to it; says the same whether the address is known or not. */
export function MailForm({ what, button, done }: { what: keyof typeof SENDERS; button: string; done: string }) {
  const t = useTexts(authTexts)
  const say = useSay()
  const check = useCallback((values: FormValues) => problemsOf(EmailBodySchema.safeParse(values)), [])
  const { form, isValid, showAll } = useForm({ email: "" }, check)
  const [message, setMessage] = useState<{ ok: boolean; text: string } | null>(null)
  const [pending, startTransition] = useTransition()
  const element = useRef<HTMLFormElement>(null)
  const focusProblem = useProblemFocus(element)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    showAll()
    if (!isValid) return focusProblem()
    startTransition(async () => {
      const result = await SENDERS[what](String(form.values.email))
      setMessage(result.ok ? { ok: true, text: done } : { ok: false, text: say(result.problem.message) })
    })
  }
  return (
    <form ref={element} method="post" noValidate className={styles.block} onSubmit={onSubmit}>
      <TextField form={form} name="email" label={t.eMail} type="email" autoComplete="username" required />
      <button type="submit" className="button primary large wide" disabled={pending}>
        {pending ? t.sending : button}
      </button>
      <div role="status">{message && <p className={message.ok ? "banner success" : "banner error"}>{message.text}</p>}</div>
    </form>
  )
}
