"use client"

import { ResetPasswordBodySchema } from "@billet/backend/contract"
import { useCallback, useRef, useState, useTransition, type FormEvent } from "react"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { TextField } from "@/components/form/text-field"
import { useForm, type FormValues } from "@/components/form/use-form"
import { useProblemFocus } from "@/components/form/use-problem-focus"
import { Link } from "@/components/link"
import { problemsOf } from "@/features/account/profile-values"
import { paths } from "@/lib/paths"
import { authTexts } from "@/texts/en/auth"
import { fillNodes } from "@/texts/fill-nodes"
import { resetPassword } from "../actions"
import styles from "./registration.module.css"

/** Sets a new password with the link of a mail. */
export function NewPasswordForm({ token }: { token: string }) {
  const say = useSay()
  const t = useTexts(authTexts)
  const check = useCallback((values: FormValues) => problemsOf(ResetPasswordBodySchema.safeParse({ ...values, token })), [token])
  const { form, isValid, showAll, refuse } = useForm({ password: "" }, check)
  const [state, setState] = useState<"open" | "changed" | { failed: string }>("open")
  const [pending, startTransition] = useTransition()
  const element = useRef<HTMLFormElement>(null)
  const focusProblem = useProblemFocus(element)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    showAll()
    if (!isValid) return focusProblem()
    startTransition(async () => {
      const result = await resetPassword(token, String(form.values.password))
      if (result.ok) return setState("changed")
      refuse(result.problem.fields)
      setState({ failed: say(result.problem.message) })
    })
  }
  if (state === "changed") return <Changed />
  return (
    <form ref={element} method="post" noValidate className={styles.block} onSubmit={onSubmit}>
      <div role="status">{typeof state === "object" && <p className="banner error">{state.failed}</p>}</div>
      <TextField
        form={form}
        name="password"
        label={t.newPassword}
        type="password"
        autoComplete="new-password"
        hint={t.atLeast12CharactersOr}
        required
      />
      <button type="submit" className="button primary large wide" disabled={pending}>
        {pending ? t.saving : t.savePassword}
      </button>
      <p className="hint">
        {fillNodes(t.theLinkDoesNotWork, { link: <Link href={paths.forgotPassword}>{t.askForANewOne}</Link> })}
      </p>
    </form>
  )
}

function Changed() {
  const t = useTexts(authTexts)
  return (
    <div className={styles.block}>
      <p className="banner success" role="status">
        {t.yourPasswordIsChangedAnd}
      </p>
      <Link className="button primary large wide" href={paths.signIn()}>
        {t.signIn}
      </Link>
    </div>
  )
}
