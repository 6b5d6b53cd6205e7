"use client"

import { COIDS, INDUSTRIES, REGION_NAMES, type Coid } from "@billet/backend/contract"
import { joinWaitlist } from "../actions"
import styles from "./contact.module.css"
import { FormField } from "./form-field"
import { useSending } from "./use-sending"

export function WaitlistForm({ sendingKey, region }: { sendingKey: string; region: Coid }) {
  const { submit, sending, sent, summary, reasonOf } = useSending(joinWaitlist)
  if (sent) {
    return (
      <p className="banner success" role="status">
        You are on the list. We write once we serve you, and not before.
      </p>
    )
  }
  return (
    <form method="post" onSubmit={submit} className={styles.form} aria-label="Waitlist">
      <input type="hidden" name="key" value={sendingKey} />
      <FormField label="First name" reason={reasonOf("firstName")}>
        {(field) => <input {...field} className="input" name="firstName" autoComplete="given-name" required maxLength={50} />}
      </FormField>
      <FormField label="Last name" reason={reasonOf("lastName")}>
        {(field) => <input {...field} className="input" name="lastName" autoComplete="family-name" required maxLength={50} />}
      </FormField>
      <FormField label="E-mail" reason={reasonOf("email")}>
        {(field) => (
          <input {...field} className="input" name="email" type="email" autoComplete="email" required maxLength={254} />
        )}
      </FormField>
      <FormField label="Phone" optional reason={reasonOf("phone")}>
        {(field) => <input {...field} className="input" name="phone" type="tel" autoComplete="tel" maxLength={18} />}
      </FormField>
      <FormField label="Company" reason={reasonOf("companyName")}>
        {(field) => (
          <input {...field} className="input" name="companyName" autoComplete="organization" required maxLength={100} />
        )}
      </FormField>
      <FormField label="Industry" reason={reasonOf("industry")}>
        {(field) => <Choice field={field} name="industry" options={INDUSTRIES.map((one) => [one, one])} />}
      </FormField>
      <FormField label="Nearest region" reason={reasonOf("regionCode")}>
        {(field) => (
          <Choice field={field} name="regionCode" first={region} options={COIDS.map((coid) => [coid, REGION_NAMES[coid]])} />
        )}
      </FormField>
      <div className={styles.wide}>
        <FormField label="What you need" optional reason={reasonOf("message")}>
          {(field) => <textarea {...field} className="input" name="message" rows={3} maxLength={4000} />}
        </FormField>
      </div>
      {summary && (
        <p className={`banner error ${styles.wide}`} role="alert">
          {summary}
        </p>
      )}
      <button className="button" disabled={sending}>
        {sending ? "Sending…" : "Join the waitlist"}
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
