"use client"

import { ATTACHMENT_ENDINGS, CONTACT_TOPIC_LABELS, CONTACT_TOPICS, type ContactTopic } from "@billet/backend/contract"
import { sendMessage } from "../actions"
import styles from "./contact.module.css"
import { FormField } from "./form-field"
import { useSending } from "./use-sending"

type Props = {
  /** Names this sending: pressed twice, it is one message. */
  sendingKey: string
  topic: ContactTopic
  known: { name: string; email: string; company: string }
}

export function ContactForm({ sendingKey, topic, known }: Props) {
  const { submit, sending, sent, summary, reasonOf } = useSending(sendMessage)
  if (sent) {
    return (
      <p className="banner success" role="status">
        Thank you. Your message is with the desk; we answer to the address you gave.
      </p>
    )
  }
  return (
    <form method="post" onSubmit={submit} className={styles.form} aria-label="Message to the desk">
      <input type="hidden" name="key" value={sendingKey} />
      <FormField label="Name" reason={reasonOf("name")}>
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
      <FormField label="E-mail" reason={reasonOf("email")}>
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
      <FormField label="Phone" optional reason={reasonOf("phone")}>
        {(field) => <input {...field} className="input" name="phone" type="tel" autoComplete="tel" maxLength={18} />}
      </FormField>
      <FormField label="Company" optional reason={reasonOf("company")}>
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
      <FormField label="About" reason={reasonOf("topic")}>
        {(field) => (
          <select {...field} className="input" name="topic" defaultValue={topic}>
            {CONTACT_TOPICS.map((one) => (
              <option key={one} value={one}>
                {CONTACT_TOPIC_LABELS[one]}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <div className={styles.wide}>
        <FormField label="Message" reason={reasonOf("message")}>
          {(field) => <textarea {...field} className="input" name="message" rows={6} required maxLength={4000} />}
        </FormField>
      </div>
      <div className={styles.wide}>
        <FormField label="Files" optional reason={reasonOf("attachments")}>
          {(field) => <input {...field} className="input" name="attachments" type="file" multiple accept={ATTACHMENT_ENDINGS} />}
        </FormField>
        <p className="hint">Up to 5 files, 10 MB together: pdf, png, jpg, csv, xlsx, docx, dxf, step.</p>
      </div>
      {summary && (
        <p className={`banner error ${styles.wide}`} role="alert">
          {summary}
        </p>
      )}
      <button className="button primary" disabled={sending}>
        {sending ? "Sending…" : "Send message"}
      </button>
    </form>
  )
}
