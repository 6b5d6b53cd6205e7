import "./no-eval"
import { z } from "zod"
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS, PLAIN_FILE_NAME } from "./attachment-rules"
import { CONTACT_STATUSES, CONTACT_TOPICS, INDUSTRIES, type ContactStatus, type ContactTopic } from "./contact-values"
import { optionalText, requiredText } from "./form-text"
import { CompanyDetailsSchema, ContactSchema, PersonSchema } from "./profile-schema"
import { COIDS, type Coid } from "./region-values"

const MAX_NAME = 100
const MAX_MESSAGE = 4000
/** Base64 makes four characters of three bytes; the rest is the form itself. */
export const MAX_CONTACT_BODY_BYTES = Math.ceil((MAX_ATTACHMENT_BYTES * 4) / 3) + 64 * 1024

const email = z
  .string({ error: "E-mail is required" })
  .trim()
  .toLowerCase()
  .min(1, "E-mail is required")
  .max(254, "E-mail must be less than 254 characters")
  .pipe(z.email("Enter a valid e-mail address"))

const phone = z
  .preprocess((value) => (value === "" || value === null ? undefined : value), ContactSchema.shape.primaryNumber.optional())
  .optional()

const message = (required: boolean) =>
  z
    .string({ error: "Message is required" })
    .trim()
    .min(required ? 1 : 0, "Message is required")
    .max(MAX_MESSAGE, `Message must be less than ${MAX_MESSAGE} characters`)

/** Names one sending of a form, so that a repeated request stores nothing twice. */
const key = z.uuid("must be a UUID")

/** A file as JSON carries it. Its content is checked against its name where it is taken in. */
export const AttachmentBodySchema = z.strictObject({
  fileName: z.string().trim().min(1).max(200).regex(PLAIN_FILE_NAME, "must be a plain file name"),
  content: z.base64("must be base64"),
})

/** Body of `POST /store/metal-contact` (decision 47). Files may be 10 MB together. */
export const ContactBodySchema = z.strictObject({
  key,
  name: requiredText({ required: "Name is required", max: MAX_NAME, tooLong: `Name must be less than ${MAX_NAME} characters` }),
  email,
  phone,
  company: optionalText({ max: MAX_NAME, tooLong: `Company must be less than ${MAX_NAME} characters` }),
  topic: z.enum(CONTACT_TOPICS, { error: "Choose what it is about" }),
  message: message(true),
  attachments: z.array(AttachmentBodySchema).max(MAX_ATTACHMENTS, `Attach at most ${MAX_ATTACHMENTS} files`).default([]),
})
export type ContactBody = z.input<typeof ContactBodySchema>

/** Body of `POST /store/metal-waitlist`: where a country is not served yet (decision 47). */
export const WaitlistBodySchema = z.strictObject({
  key,
  firstName: PersonSchema.shape.firstName,
  lastName: PersonSchema.shape.lastName,
  email,
  phone,
  companyName: CompanyDetailsSchema.shape.companyName,
  industry: z.enum(INDUSTRIES, { error: "Industry is required" }),
  regionCode: z.enum(COIDS, { error: "Region is required" }),
  message: message(false).optional(),
})
export type WaitlistBody = z.input<typeof WaitlistBodySchema>

const page = {
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
}

/** Query of `GET /admin/metal-contact`. */
export const ContactListQuerySchema = z.object({ status: z.enum(CONTACT_STATUSES).optional(), ...page })
export type ContactListQuery = z.input<typeof ContactListQuerySchema>
/** Query of `GET /admin/metal-waitlist`. */
export const WaitlistQuerySchema = z.object(page)
export type WaitlistQuery = z.input<typeof WaitlistQuerySchema>

export type AttachmentView = { id: string; fileName: string; fileSize: number; fileType: string }
export type ContactMessageView = {
  id: string
  name: string
  email: string
  phone: string | null
  company: string | null
  topic: ContactTopic
  message: string
  status: ContactStatus
  /** Name of who marked it as answered. */
  answeredBy: string | null
  answeredAt: string | null
  createdAt: string
  attachments: AttachmentView[]
}
export type ContactListAnswer = { messages: ContactMessageView[]; count: number; limit: number; offset: number }
export type ContactMessageAnswer = { message: ContactMessageView }

export type WaitlistEntryView = {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  companyName: string
  industry: string
  regionCode: Coid
  message: string | null
  createdAt: string
}
export type WaitlistAnswer = { entries: WaitlistEntryView[]; count: number; limit: number; offset: number }
