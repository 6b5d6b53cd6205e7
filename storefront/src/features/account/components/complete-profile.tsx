"use client"

import {
  CompleteRegistrationBodySchema,
  type AccountStatus,
  type CompleteRegistrationInput,
  type ProfileView,
} from "@billet/backend/contract"
import { useCallback, useRef, useState, useTransition, type FormEvent } from "react"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import styles from "@/components/form/form.module.css"
import { useForm, type FormValues } from "@/components/form/use-form"
import { useProblemFocus } from "@/components/form/use-problem-focus"
import { useSession } from "@/features/auth/components/session-provider"
import { ConsentFields } from "@/features/registration/components/consent-fields"
import { authTexts } from "@/texts/en/auth"
import { completeRegistration } from "../actions"
import { completionBody, problemsOf, profileValues } from "../profile-values"
import { CompanyFields, OtherAddresses, PersonFields } from "./profile-fields"

type Props = { profile: ProfileView; callbackUrl: string }

/** What a registration asks for besides the address, of whom another site has vouched for. */
export function CompleteProfile({ profile, callbackUrl }: Props) {
  const t = useTexts(authTexts)
  const say = useSay()
  const check = useCallback(
    (values: FormValues) => problemsOf(CompleteRegistrationBodySchema.safeParse(completionBody(values))),
    [],
  )
  const empty = { ...profileValues(profile), agreeToTerms: false, consentToDataProcessing: false }
  const { form, isValid, showAll, refuse } = useForm(empty, check)
  const { update } = useSession()
  const [done, setDone] = useState<AccountStatus | null>(null)
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
      const result = await completeRegistration(completionBody(form.values) as CompleteRegistrationInput)
      if (result.ok) {
        setDone(result.data.accountStatus)
        await update()
        return
      }
      refuse(result.problem.fields)
      setFailure(say(result.problem.message))
      focusProblem()
    })
  }
  if (done) return <Completed status={done} callbackUrl={callbackUrl} />
  return (
    <form ref={element} method="post" noValidate className={styles.form} onSubmit={onSubmit}>
      <PersonFields form={form} />
      <CompanyFields form={form} />
      <OtherAddresses form={form} />
      <ConsentFields form={form} />
      <div className={styles.send}>
        <button type="submit" className="button primary large" disabled={pending}>
          {pending ? t.saving : t.saveAndGoOn}
        </button>
        <p role="status" className="field-error">
          {failure}
        </p>
      </div>
    </form>
  )
}

function Completed({ status, callbackUrl }: { status: AccountStatus; callbackUrl: string }) {
  const t = useTexts(authTexts)
  const isApproved = status === "APPROVED"
  return (
    <div className={styles.form}>
      <p className="banner success" role="status">
        {isApproved ? t.yourAccountIsApproved : t.thankYou}
      </p>
      <p>{isApproved ? t.youCanOrderFromNow : t.youSeeListPricesAnd}</p>
      <p>
        {/* Whole, so that nothing of the visitor's pages is shown again. */}
        <a className="button primary large" href={callbackUrl}>
          {t.goOn}
        </a>
      </p>
    </div>
  )
}
