"use client"

import { ATTACHMENT_ENDINGS, CREDIT_TERMS_DAYS } from "@billet/backend/contract"
import styles from "@/features/company/components/company.module.css"
import { FormField } from "@/features/contact/components/form-field"
import { useSending } from "@/features/contact/components/use-sending"
import { applyForCredit } from "../actions"

/** What a company asks for: how much, how long, why, and papers that support it. */
export function CreditForm() {
  const { submit, sending, sent, summary, reasonOf } = useSending(applyForCredit)
  if (sent)
    return (
      <p className="banner success" role="status">
        Your application is with us. You get a mail as soon as it is decided.
      </p>
    )
  return (
    <form method="post" noValidate className={styles.invite} onSubmit={submit} aria-label="Credit application">
      <div className={styles.limit}>
        <FormField label="Credit limit, USD" reason={reasonOf("limit")}>
          {(field) => <input {...field} className="input" name="limit" inputMode="decimal" required maxLength={14} />}
        </FormField>
        <FormField label="Days net" reason={reasonOf("days")}>
          {(field) => (
            <select {...field} className="input" name="days" defaultValue={30}>
              {CREDIT_TERMS_DAYS.map((days) => (
                <option key={days} value={days}>
                  {days} days
                </option>
              ))}
            </select>
          )}
        </FormField>
      </div>
      <FormField label="What you buy, and suppliers who know you" reason={reasonOf("reason")}>
        {(field) => <textarea {...field} className="input" name="reason" rows={5} required maxLength={1000} />}
      </FormField>
      <FormField label="Papers" optional reason={reasonOf("attachments")}>
        {(field) => <input {...field} className="input" name="attachments" type="file" multiple accept={ATTACHMENT_ENDINGS} />}
      </FormField>
      <p className="hint">
        Accounts, bank or trade references: up to 5 files, 10 MB together. Only our credit desk can open them.
      </p>
      {summary && (
        <p className="banner error" role="alert">
          {summary}
        </p>
      )}
      <div>
        <button className="button primary large" disabled={sending}>
          {sending ? "Sending" : "Apply"}
        </button>
      </div>
    </form>
  )
}
