import "./no-eval"
import { z } from "zod"
import { MAX_ATTACHMENTS } from "./attachment-rules"
import { AttachmentBodySchema, type AttachmentView } from "./contact-schema"
import type { VerificationRequestStatus } from "./verification-values"

/** Days net that a company may ask for and be given. */
export const CREDIT_TERMS_DAYS = [15, 30, 45, 60, 90] as const
/** USD; what whole cents in a column of four bytes can count. */
export const MAX_CREDIT_LIMIT = 20_000_000

const limit = z.coerce
  .number({ error: "Credit limit must be an amount in USD" })
  .min(1, "Credit limit must be at least 1")
  .max(MAX_CREDIT_LIMIT, `Credit limit must be at most ${MAX_CREDIT_LIMIT}`)
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, "Credit limit has at most 2 decimals")
const days = z.coerce
  .number({ error: "Choose the terms" })
  .refine((value) => (CREDIT_TERMS_DAYS as readonly number[]).includes(value), "Choose the terms")

/** Terms as staff give them. */
export const CreditTermsSchema = z.strictObject({ limit, days })
export type CreditTerms = z.output<typeof CreditTermsSchema>

/** Body of `POST /store/metal-credit-application`. Files may be 10 MB together. */
export const CreditApplicationBodySchema = z.strictObject({
  limit,
  days,
  reason: z
    .string({ error: "Tell us what you buy and who knows you" })
    .trim()
    .min(1, "Tell us what you buy and who knows you")
    .max(1000, "At most 1000 characters"),
  attachments: z.array(AttachmentBodySchema).max(MAX_ATTACHMENTS, `Attach at most ${MAX_ATTACHMENTS} files`).default([]),
})
export type CreditApplicationBody = z.input<typeof CreditApplicationBodySchema>

/** What a company asked for, and what became of it. Money in USD, times ISO. */
export type CreditApplicationView = {
  id: string
  status: VerificationRequestStatus
  asked: CreditTerms
  reason: string
  askedAt: string
  decidedAt: string | null
  notes: string | null
  files: AttachmentView[]
}
/** Answer of `GET /store/metal-credit-application`: the company's last application; whether the reader may make another. */
export type CreditApplicationAnswer = { application: CreditApplicationView | null; mayApply: boolean }
