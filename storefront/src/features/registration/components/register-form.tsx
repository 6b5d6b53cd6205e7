"use client"

import { RegistrationSchema, type RegistrationInput } from "@billet/backend/contract"
import { useCallback, useRef, useState, useTransition, type FormEvent } from "react"
import { CheckField } from "@/components/form/check-field"
import styles from "@/components/form/form.module.css"
import { TextField } from "@/components/form/text-field"
import { useForm, type Form, type FormValues } from "@/components/form/use-form"
import { useProblemFocus } from "@/components/form/use-problem-focus"
import { CompanyFields, OtherAddresses, PersonFields } from "@/features/account/components/profile-fields"
import { problemsOf, profileValues, registrationBody } from "@/features/account/profile-values"
import { register } from "../actions"
import { CheckMail } from "./check-mail"

const EMPTY: FormValues = { ...profileValues(null), email: "", password: "", agreeToTerms: false, consentToDataProcessing: false }

/** Everything an account needs, on one page; the server's rules run while the buyer types. */
export function RegisterForm() {
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
      setFailure(result.problem.message)
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
          {pending ? "Creating your account" : "Create account"}
        </button>
        <p role="status" className="field-error">
          {failure}
        </p>
      </div>
    </form>
  )
}

function SignInFields({ form }: { form: Form }) {
  return (
    <fieldset className={styles.section}>
      <legend>Sign-in</legend>
      <TextField
        form={form}
        name="email"
        label="E-mail"
        type="email"
        autoComplete="email"
        hint="Your company's address: one at a free-mail service takes longer to approve."
        required
      />
      <TextField
        form={form}
        name="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 12 characters. A few words are easier to keep than signs and digits."
        required
      />
    </fieldset>
  )
}

function ConsentFields({ form }: { form: Form }) {
  return (
    <fieldset className={styles.section}>
      <legend>Consents</legend>
      <CheckField form={form} name="agreeToTerms" label="I agree to the terms of sale" required />
      <CheckField
        form={form}
        name="consentToDataProcessing"
        label="You may process these data to handle my account and orders"
        required
      />
      <CheckField form={form} name="consentToMarketing" label="Write to me about stock and offers" />
      <CheckField form={form} name="consentToCookies" label="Measure how I use the shop with cookies" />
    </fieldset>
  )
}
