"use client"

import { InviteColleagueBodySchema, type InviteColleagueBody } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { useCallback, useRef, useState, useTransition, type FormEvent } from "react"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import formStyles from "@/components/form/form.module.css"
import { TextField } from "@/components/form/text-field"
import { useForm, type FormValues } from "@/components/form/use-form"
import { useProblemFocus } from "@/components/form/use-problem-focus"
import { problemsOf } from "@/features/account/profile-values"
import { companyTexts } from "@/texts/en/company"
import { fill } from "@/texts/fill"
import { inviteColleague } from "../actions"
import { memberBody } from "../member-form"
import styles from "./company.module.css"
import { MemberFields } from "./member-fields"

const EMPTY: FormValues = { email: "", role: "BUYER", spendingLimit: "", spendingPeriod: "MONTH" }
const bodyOf = (values: FormValues) => ({ ...memberBody(values), email: String(values.email) })

/** Asks a colleague to join, by mail. */
export function InviteForm() {
  const say = useSay()
  const t = useTexts(companyTexts)
  const router = useRouter()
  const check = useCallback((values: FormValues) => problemsOf(InviteColleagueBodySchema.safeParse(bodyOf(values))), [])
  const { form, isValid, showAll, refuse } = useForm(EMPTY, check)
  const [said, setSaid] = useState<{ text: string; failed: boolean } | null>(null)
  const [pending, startTransition] = useTransition()
  const element = useRef<HTMLFormElement>(null)
  const focusProblem = useProblemFocus(element)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSaid(null)
    showAll()
    if (!isValid) return focusProblem()
    startTransition(async () => {
      const result = await inviteColleague(bodyOf(form.values) as InviteColleagueBody)
      if (result.ok) {
        setSaid({ text: fill(t.anInvitationIsOnIts, { email: String(form.values.email) }), failed: false })
        router.refresh()
        return
      }
      refuse(result.problem.fields)
      setSaid({ text: say(result.problem.message), failed: true })
    })
  }
  return (
    <form ref={element} method="post" noValidate className={styles.invite} onSubmit={onSubmit}>
      <TextField form={form} name="email" label={t.eMailAddress} type="email" required />
      <MemberFields form={form} />
      <div className={formStyles.send}>
        <button type="submit" className="button primary" disabled={pending}>
          {pending ? t.sending : t.sendInvitation}
        </button>
        <p role="status" className={said?.failed ? "field-error" : "quiet"}>
          {said?.text}
        </p>
      </div>
    </form>
  )
}
