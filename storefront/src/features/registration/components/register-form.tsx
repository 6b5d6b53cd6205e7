"use client"

import { RegistrationSchema, type RegistrationInput } from "@billet/backend/contract"
import { useCallback, useRef, useState, useTransition, type FormEvent } from "react"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import styles from "@/components/form/form.module.css"
import { TextField } from "@/components/form/text-field"
import { useForm, type Form, type FormValues } from "@/components/form/use-form"
import { useProblemFocus } from "@/components/form/use-problem-focus"
import { CompanyFields, OtherAddresses, PersonFields } from "@/features/account/components/profile-fields"
import { problemsOf, profileValues, registrationBody } from "@/features/account/profile-values"
import { authTexts } from "@/texts/en/auth"
import { register } from "../actions"
import { CheckMail } from "./check-mail"
import { ConsentFields } from "./consent-fields"

const EMPTY: FormValues = { ...profileValues(null), email: "", password: "", agreeToTerms: false, consentToDataProcessing: false }

/** Everything an account needs, on one page; the server's rules run while the buyer types. */
export function RegisterForm() {
  const t = useTexts(authTexts)
  const say = useSay()
  const check = useCallback((values: FormValues) => problemsOf(RegistrationSchema.safeParse(registrationBody(values))), [])
  const { form, isValid, showAll, refuse } = useForm(EMPTY, check)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [pending, startTransition] = useTransition()
  const element = useRef<HTMLFormElement>(null)
  const focusProblem = useProblemFocus(element)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    showAll()
    if (!isValid) return focusProblem()
    startTransition(async () => {
      const body = registrationBody(form.values)
      const result = await register(body as RegistrationInput)
      if (result.ok) return setSentTo(body.email.trim())
      refuse(result.problem.fields)
      setFailure(say(result.problem.message))
      focusProblem()
    })
  }
  if (sentTo !== null) return <CheckMail email={sentTo} />
  return (
    <form ref={element} method="post" noValidate className={styles.form} onSubmit={onSubmit}>
      <SignInFields form={form} />
      <PersonFields form={form} />
      <CompanyFields form={form} />
      <OtherAddresses form={form} />
      <ConsentFields form={form} />
      <div className={styles.send}>
        <button type="submit" className="button primary large" disabled={pending}>
          {pending ? t.creatingYourAccount : t.createAccount}
        </button>
        <p role="status" className="field-error">
          {failure}
        </p>
      </div>
    </form>
  )
}

function SignInFields({ form }: { form: Form }) {
  const t = useTexts(authTexts)
  return (
    <fieldset className={styles.section}>
      <legend>{t.signIn2}</legend>
      <TextField
        form={form}
        name="email"
        label={t.eMail}
        type="email"
        autoComplete="email"
        hint={t.yourCompanysAddressOneAt}
        required
      />
      <TextField
        form={form}
        name="password"
        label={t.password}
        type="password"
        autoComplete="new-password"
        hint={t.atLeast12CharactersA}
        required
      />
    </fieldset>
  )
}
