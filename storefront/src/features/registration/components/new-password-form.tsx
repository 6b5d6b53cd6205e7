"use client"

import { ResetPasswordBodySchema } from "@billet/backend/contract"
import Link from "next/link"
import { useCallback, useState, useTransition, type FormEvent } from "react"
import { TextField } from "@/components/form/text-field"
import { useForm, type FormValues } from "@/components/form/use-form"
import { problemsOf } from "@/features/account/profile-values"
import { paths } from "@/lib/paths"
import { resetPassword } from "../actions"
import styles from "./registration.module.css"

/** Sets a new password with the link of a mail. */
export function NewPasswordForm({ token }: { token: string }) {
  const check = useCallback((values: FormValues) => problemsOf(ResetPasswordBodySchema.safeParse({ ...values, token })), [token])
  const { form, isValid, showAll, refuse } = useForm({ password: "" }, check)
  const [state, setState] = useState<"open" | "changed" | { failed: string }>("open")
  const [pending, startTransition] = useTransition()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    showAll()
    if (!isValid) return
    startTransition(async () => {
      const result = await resetPassword(token, String(form.values.password))
      if (result.ok) return setState("changed")
      refuse(result.problem.fields)
      setState({ failed: result.problem.message })
    })
  }
  if (state === "changed") return <Changed />
  return (
    <form method="post" noValidate className={styles.block} onSubmit={onSubmit}>
      <div role="status">{typeof state === "object" && <p className="banner error">{state.failed}</p>}</div>
      <TextField
        form={form}
        name="password"
        label="New password"
        type="password"
        autoComplete="new-password"
        hint="At least 12 characters, or 8 with a second step at sign-in. A few words are easier to keep than signs and digits."
        required
      />
      <button type="submit" className="button primary large wide" disabled={pending}>
        {pending ? "Saving" : "Save password"}
      </button>
      <p className="hint">
        The link does not work? <Link href={paths.forgotPassword}>Ask for a new one</Link>.
      </p>
    </form>
  )
}

function Changed() {
  return (
    <div className={styles.block}>
      <p className="banner success" role="status">
        Your password is changed, and every device is signed out.
      </p>
      <Link className="button primary large wide" href={paths.signIn()}>
        Sign in
      </Link>
    </div>
  )
}
