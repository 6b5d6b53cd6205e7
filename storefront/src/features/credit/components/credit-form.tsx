"use client"

import { ATTACHMENT_ENDINGS, CREDIT_TERMS_DAYS } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import styles from "@/features/company/components/company.module.css"
import { FormField } from "@/features/contact/components/form-field"
import { useSending } from "@/features/contact/components/use-sending"
import { creditTexts } from "@/texts/en/credit"
import { fill } from "@/texts/fill"
import { applyForCredit } from "../actions"

/** What a company asks for: how much, how long, why, and papers that support it. */
export function CreditForm() {
  const t = useTexts(creditTexts)
  const { submit, sending, sent, summary, reasonOf } = useSending(applyForCredit)
  if (sent)
    return (
      <p className="banner success" role="status">
        {t.yourApplicationIsWithUs}
      </p>
    )
  return (
    <form method="post" noValidate className={styles.invite} onSubmit={submit} aria-label={t.creditApplication}>
      <div className={styles.limit}>
        <FormField label={t.creditLimitUsd} reason={reasonOf("limit")}>
          {(field) => <input {...field} className="input" name="limit" inputMode="decimal" required maxLength={14} />}
        </FormField>
        <FormField label={t.daysNet} reason={reasonOf("days")}>
          {(field) => (
            <select {...field} className="input" name="days" defaultValue={30}>
              {CREDIT_TERMS_DAYS.map((days) => (
                <option key={days} value={days}>
                  {fill(t.daysDays, { days })}
                </option>
              ))}
            </select>
          )}
        </FormField>
      </div>
      <FormField label={t.whatYouBuyAndSuppliers} reason={reasonOf("reason")}>
        {(field) => <textarea {...field} className="input" name="reason" rows={5} required maxLength={1000} />}
      </FormField>
      <FormField label={t.papers} optional reason={reasonOf("attachments")}>
        {(field) => <input {...field} className="input" name="attachments" type="file" multiple accept={ATTACHMENT_ENDINGS} />}
      </FormField>
      <p className="hint">{t.accountsBankOrTradeReferences}</p>
      {summary && (
        <p className="banner error" role="alert">
          {summary}
        </p>
      )}
      <div>
        <button className="button primary large" aria-disabled={sending}>
          {sending ? t.sending : t.apply}
        </button>
      </div>
    </form>
  )
}
