"use client"

import { ProfileBodySchema, type ProfileBody, type ProfileView } from "@billet/backend/contract"
import { useCallback, useRef, useState, useTransition, type FormEvent } from "react"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { CheckField } from "@/components/form/check-field"
import styles from "@/components/form/form.module.css"
import { useForm, type FormValues } from "@/components/form/use-form"
import { useProblemFocus } from "@/components/form/use-problem-focus"
import { useSession } from "@/features/auth/components/session-provider"
import { accountTexts } from "@/texts/en/account"
import { saveProfile } from "../actions"
import { problemsOf, profileBody, profileValues } from "../profile-values"
import { CompanyFields, OtherAddresses, PersonFields } from "./profile-fields"

type Outcome = { kind: "saved" } | { kind: "failed"; message: string } | null

/** The buyer's own record, as it can be changed. */
export function ProfileForm({ profile }: { profile: ProfileView }) {
  const say = useSay()
  const t = useTexts(accountTexts)
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
      setOutcome({ kind: "failed", message: say(result.problem.message) })
      focusProblem()
    })
  }
  return (
    <form ref={element} method="post" noValidate className={styles.form} onSubmit={onSubmit} onChange={() => setOutcome(null)}>
      <PersonFields form={form} />
      <CompanyFields form={form} />
      <OtherAddresses form={form} />
      <fieldset className={styles.section}>
        <legend>{t.consents}</legend>
        <CheckField form={form} name="consentToMarketing" label={t.writeToMeAboutStock} />
        <CheckField form={form} name="consentToCookies" label={t.measureHowIUseThe} />
      </fieldset>
      <div className={styles.send}>
        <button type="submit" className="button primary large" disabled={pending}>
          {pending ? t.saving : t.saveProfile}
        </button>
        <p role="status" className={outcome?.kind === "failed" ? "field-error" : "quiet"}>
          {outcome?.kind === "saved" && t.saved}
          {outcome?.kind === "failed" && outcome.message}
        </p>
      </div>
    </form>
  )
}
