"use client"

import { type Coid, COIDS, INDUSTRIES } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { contactTexts } from "@/texts/en/contact"
import { tradeTexts } from "@/texts/en/trade"
import { joinWaitlist } from "../actions"
import styles from "./contact.module.css"
import { FormField } from "./form-field"
import { SentNote } from "./sent-note"
import { useSending } from "./use-sending"

export function WaitlistForm({ sendingKey, region }: { sendingKey: string; region: Coid }) {
  const t = useTexts(contactTexts)
  const { regions } = useTexts(tradeTexts)
  const { submit, sending, sent, summary, reasonOf } = useSending(joinWaitlist)
  if (sent) return <SentNote>{t.youAreOnTheList}</SentNote>
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form} aria-label={t.waitlist}>
      <input type="hidden" name="key" value={sendingKey} />
      <FormField label={t.firstName} reason={reasonOf("firstName")}>
        {(field) => <input {...field} className="input" name="firstName" autoComplete="given-name" required maxLength={50} />}
      </FormField>
      <FormField label={t.lastName} reason={reasonOf("lastName")}>
        {(field) => <input {...field} className="input" name="lastName" autoComplete="family-name" required maxLength={50} />}
      </FormField>
      <FormField label={t.eMail} reason={reasonOf("email")}>
        {(field) => (
          <input {...field} className="input" name="email" type="email" autoComplete="email" required maxLength={254} />
        )}
      </FormField>
      <FormField label={t.phone} optional reason={reasonOf("phone")}>
        {(field) => <input {...field} className="input" name="phone" type="tel" autoComplete="tel" maxLength={18} />}
      </FormField>
      <FormField label={t.company} reason={reasonOf("companyName")}>
        {(field) => (
          <input {...field} className="input" name="companyName" autoComplete="organization" required maxLength={100} />
        )}
      </FormField>
      <FormField label={t.industry} reason={reasonOf("industry")}>
        {(field) => <Choice field={field} name="industry" options={INDUSTRIES.map((one) => [one, t.industries[one]])} />}
      </FormField>
      <FormField label={t.nearestRegion} reason={reasonOf("regionCode")}>
        {(field) => (
          <Choice field={field} name="regionCode" first={region} options={COIDS.map((coid) => [coid, regions[coid]])} />
        )}
      </FormField>
      <div className={styles.wide}>
        <FormField label={t.whatYouNeed} optional reason={reasonOf("message")}>
          {(field) => <textarea {...field} className="input" name="message" rows={3} maxLength={4000} />}
        </FormField>
      </div>
      {summary && (
        <p className={`banner error ${styles.wide}`} role="alert">
          {summary}
        </p>
      )}
      <button className="button" aria-disabled={sending}>
        {sending ? t.sending : t.joinTheWaitlist}
      </button>
    </form>
  )
}

type ChoiceProps = { field: object; name: string; first?: string; options: (readonly [value: string, label: string])[] }

function Choice({ field, name, first, options }: ChoiceProps) {
  return (
    <select {...field} className="input" name={name} defaultValue={first}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
