import type { ContactTopic, SignInProvider } from "@billet/backend/contract"

/** Stands for the address of the desk, which the settings name. */
export const DESK = "desk"

/** What each mail needs to be written; `ticket` becomes a signed link at the moment of sending. */
export type MailData = {
  "confirm-address": { firstName: string; ticket: string }
  "already-registered": { firstName: string; ticket: string }
  "reset-password": { firstName: string; ticket: string }
  "password-changed": { firstName: string }
  "second-factor-added": { firstName: string }
  "second-factor-removed": { firstName: string }
  "sign-in-added": { firstName: string; provider: SignInProvider }
  "account-waiting": { firstName: string }
  "account-approved": { firstName: string }
  "account-rejected": { firstName: string; reason: string; ticket: string | null }
  "account-suspended": { firstName: string }
  "account-reinstated": { firstName: string }
  "contact-message": {
    name: string
    email: string
    phone: string | null
    company: string | null
    topic: ContactTopic
    message: string
    files: string[]
  }
  "credit-granted": { firstName: string; limit: string; days: number }
  "credit-refused": { firstName: string; reason: string }
  "company-invitation": { companyName: string; inviter: string; ticket: string }
  "purchase-waits": { firstName: string; requester: string; total: string }
  "purchase-approved": { firstName: string; orderNumber: string }
  "purchase-refused": { firstName: string; total: string; reason: string }
  "order-placed": { firstName: string; orderNumber: string; total: string; unpaid: boolean }
  "order-shipped": {
    firstName: string
    orderNumber: string
    carrier: string
    shippedOn: string
    pieces: string[]
    tracking: string[]
    isRest: boolean
  }
  "order-refunded": { firstName: string; orderNumber: string; amount: string; reason: string; onAccount: boolean }
  "order-cancelled": { firstName: string; orderNumber: string; reason: string | null; wasPaid: boolean; onAccount: boolean }
  "freight-quoted": {
    firstName: string
    orderNumber: string
    carrier: string
    freight: string
    total: string
    validUntil: string
    note: string | null
  }
  "order-invoiced": { firstName: string; orderNumber: string; invoiceNumber: string; total: string }
}
export type MailTemplate = keyof MailData

/** A mail's words: paragraphs, with at most one thing to do. `replyTo` is who an answer goes to when that is not the sender. */
export type MailText = { subject: string; paragraphs: string[]; action?: { label: string; path: string }; replyTo?: string }
