/** What each mail needs to be written; `ticket` becomes a signed link at the moment of sending. */
export type MailData = {
  "confirm-address": { firstName: string; ticket: string }
  "already-registered": { firstName: string; ticket: string }
  "reset-password": { firstName: string; ticket: string }
  "password-changed": { firstName: string }
  "account-waiting": { firstName: string }
  "account-approved": { firstName: string }
  "account-rejected": { firstName: string; reason: string; ticket: string | null }
  "account-suspended": { firstName: string }
  "account-reinstated": { firstName: string }
}
export type MailTemplate = keyof MailData

/** A mail's words: paragraphs, with at most one thing to do. */
export type MailText = { subject: string; paragraphs: string[]; action?: { label: string; path: string } }
