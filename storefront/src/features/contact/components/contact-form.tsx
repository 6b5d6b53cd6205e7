"use client"

import { ATTACHMENT_ENDINGS, CONTACT_TOPICS, type ContactTopic } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { contactTexts } from "@/texts/en/contact"
import { sendMessage } from "../actions"
import styles from "./contact.module.css"
import { FormField } from "./form-field"
import { SentNote } from "./sent-note"
import { useSending } from "./use-sending"

type Props = {
  /** Names this sending: pressed twice, it is one message. */
  sendingKey: string
  topic: ContactTopic
  known: { name: string; email: string; company: string }
}

export function ContactForm({ sendingKey, topic, known }: Props) {
  const t = useTexts(contactTexts)
  const { submit, sending, sent, summary, reasonOf } = useSending(sendMessage)
  if (sent) return <SentNote>{t.thankYouYourMessageIs}</SentNote>
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form} aria-label={t.messageToTheDesk}>
      <input type="hidden" name="key" value={sendingKey} />
      <FormField label={t.name} reason={reasonOf("name")}>
        {(field) => (
          <input
            {...field}
            className="input"
            name="name"
            autoComplete="name"
            required
            maxLength={100}
            defaultValue={known.name}
          />
        )}
      </FormField>
      <FormField label={t.eMail} reason={reasonOf("email")}>
        {(field) => (
          <input
            {...field}
            className="input"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={known.email}
          />
        )}
      </FormField>
      <FormField label={t.phone} optional reason={reasonOf("phone")}>
        {(field) => <input {...field} className="input" name="phone" type="tel" autoComplete="tel" maxLength={18} />}
      </FormField>
      <FormField label={t.company} optional reason={reasonOf("company")}>
        {(field) => (
          <input
            {...field}
            className="input"
            name="company"
            autoComplete="organization"
            maxLength={100}
            defaultValue={known.company}
          />
        )}
      </FormField>
      <FormField label={t.about} reason={reasonOf("topic")}>
        {(field) => (
          <select {...field} className="input" name="topic" defaultValue={topic}>
            {CONTACT_TOPICS.map((one) => (
              <option key={one} value={one}>
                {t.topics[one]}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <div className={styles.wide}>
        <FormField label={t.message} reason={reasonOf("message")}>
          {(field) => <textarea {...field} className="input" name="message" rows={6} required maxLength={4000} />}
        </FormField>
      </div>
      <div className={styles.wide}>
        <FormField label={t.files} optional reason={reasonOf("attachments")}>
          {(field) => <input {...field} className="input" name="attachments" type="file" multiple accept={ATTACHMENT_ENDINGS} />}
        </FormField>
        <p className="hint">{t.upTo5Files10}</p>
      </div>
      {summary && (
        <p className={`banner error ${styles.wide}`} role="alert">
          {summary}
        </p>
      )}
      <button className="button primary" aria-disabled={sending}>
        {sending ? t.sending : t.sendMessage}
      </button>
    </form>
  )
}
