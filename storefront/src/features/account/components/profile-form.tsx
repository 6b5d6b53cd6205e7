"use client"

import { ProfileBodySchema, type ProfileBody, type ProfileView } from "@billet/backend/contract"
import { useCallback, useRef, useState, useTransition, type FormEvent } from "react"
import { CheckField } from "@/components/form/check-field"
import styles from "@/components/form/form.module.css"
import { useForm, type FormValues } from "@/components/form/use-form"
import { useProblemFocus } from "@/components/form/use-problem-focus"
import { useSession } from "@/features/auth/components/session-provider"
import { saveProfile } from "../actions"
import { problemsOf, profileBody, profileValues } from "../profile-values"
import { CompanyFields, OtherAddresses, PersonFields } from "./profile-fields"

type Outcome = { kind: "saved" } | { kind: "failed"; message: string } | null

/** The buyer's own record, as it can be changed. */
export function ProfileForm({ profile }: { profile: ProfileView }) {
  const check = useCallback((values: FormValues) => problemsOf(ProfileBodySchema.safeParse(profileBody(values))), [])
  const { form, isValid, showAll, refuse } = useForm(profileValues(profile), check)
  const { update } = useSession()
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [pending, startTransition] = useTransition()
  const element = useRef<HTMLFormElement>(null)
  const focusProblem = useProblemFocus(element)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setOutcome(null)
    showAll()
    if (!isValid) return focusProblem()
    startTransition(async () => {
      const result = await saveProfile(profileBody(form.values) as ProfileBody)
      if (result.ok) {
        setOutcome({ kind: "saved" })
        await update()
        return
      }
      refuse(result.problem.fields)
      setOutcome({ kind: "failed", message: result.problem.message })
      focusProblem()
    })
  }
  return (
    <form ref={element} method="post" noValidate className={styles.form} onSubmit={onSubmit} onChange={() => setOutcome(null)}>
      <PersonFields form={form} />
      <CompanyFields form={form} />
      <OtherAddresses form={form} />
      <fieldset className={styles.section}>
        <legend>Consents</legend>
        <CheckField form={form} name="consentToMarketing" label="Write to me about stock and offers" />
        <CheckField form={form} name="consentToCookies" label="Measure how I use the shop with cookies" />
      </fieldset>
      <div className={styles.send}>
        <button type="submit" className="button primary large" disabled={pending}>
          {pending ? "Saving" : "Save profile"}
        </button>
        <p role="status" className={outcome?.kind === "failed" ? "field-error" : "quiet"}>
          {outcome?.kind === "saved" && "Saved."}
          {outcome?.kind === "failed" && outcome.message}
        </p>
      </div>
    </form>
  )
}
