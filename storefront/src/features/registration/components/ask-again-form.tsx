"use client"

import { ResubmitBodySchema } from "@billet/backend/contract"
import { useCallback, useRef, useState, useTransition, type FormEvent } from "react"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { TextField } from "@/components/form/text-field"
import { useForm, type FormValues } from "@/components/form/use-form"
import { useProblemFocus } from "@/components/form/use-problem-focus"
import { problemsOf } from "@/features/account/profile-values"
import { authTexts } from "@/texts/en/auth"
import { askAgain } from "../actions"
import styles from "./registration.module.css"

/** A rejected buyer says what has changed and asks again. */
export function AskAgainForm({ token }: { token: string }) {
  const say = useSay()
  const t = useTexts(authTexts)
  const check = useCallback((values: FormValues) => problemsOf(ResubmitBodySchema.safeParse({ ...values, token })), [token])
  const { form, isValid, showAll } = useForm({ reason: "" }, check)
  const [state, setState] = useState<"open" | "sent" | { failed: string }>("open")
  const [pending, startTransition] = useTransition()
  const element = useRef<HTMLFormElement>(null)
  const focusProblem = useProblemFocus(element)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    showAll()
    if (!isValid) return focusProblem()
    startTransition(async () => {
      const result = await askAgain(token, String(form.values.reason))
      setState(result.ok ? "sent" : { failed: say(result.problem.message) })
    })
  }
  if (state === "sent") {
    return (
      <p className="banner success" role="status">
        {t.thankYouWeLookAt}
      </p>
    )
  }
  return (
    <form ref={element} method="post" noValidate className={styles.block} onSubmit={onSubmit}>
      <div role="status">{typeof state === "object" && <p className="banner error">{state.failed}</p>}</div>
      <TextField form={form} name="reason" label={t.whatHasChanged} rows={5} required />
      <button type="submit" className="button primary large wide" disabled={pending}>
        {pending ? t.sending : t.askAgain}
      </button>
    </form>
  )
}
