import type {
  AttachmentView,
  ContactListQuerySchema,
  ContactMessageView,
  WaitlistAnswer,
  WaitlistQuerySchema,
} from "@billet/backend/contract"
import type { InferTypeOf, MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import type { z } from "@medusajs/framework/zod"
import { METAL_CONTACT } from "../../modules/metal-contact"
import type { ContactMessage } from "../../modules/metal-contact/models/contact-message"
import type MetalContactService from "../../modules/metal-contact/service"
import { peopleNames } from "./people-names"

type Message = InferTypeOf<typeof ContactMessage>

const serviceOf = (scope: MedusaContainer) => scope.resolve<MetalContactService>(METAL_CONTACT)

/** Messages, newest first. */
export async function listMessages(scope: MedusaContainer, query: z.output<typeof ContactListQuerySchema>) {
  const { status, limit, offset } = query
  const [rows, count] = await serviceOf(scope).listAndCountContactMessages(status ? { status } : {}, {
    take: limit,
    skip: offset,
    order: { created_at: "DESC", id: "DESC" },
  })
  return { messages: await toViews(scope, rows), count, limit, offset }
}

/** One message; NOT_FOUND for an unknown one. */
export async function messageView(scope: MedusaContainer, id: string): Promise<ContactMessageView> {
  const [view] = await toViews(scope, await serviceOf(scope).listContactMessages({ id }))
  if (!view) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such message")
  return view
}

async function toViews(scope: MedusaContainer, rows: Message[]): Promise<ContactMessageView[]> {
  const files = await serviceOf(scope).listContactAttachments(
    { message_id: rows.map(({ id }) => id) },
    { select: ["id", "message_id", "file_name", "file_size", "file_type"], order: { id: "ASC" } },
  )
  const names = await peopleNames(
    scope,
    rows.map((row) => row.answered_by),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    topic: row.topic,
    message: row.message,
    status: row.status,
    answeredBy: row.answered_by && (names.get(row.answered_by) ?? row.answered_by),
    answeredAt: row.answered_at && new Date(row.answered_at).toISOString(),
    createdAt: new Date(row.created_at).toISOString(),
    attachments: files
      .filter((file) => file.message_id === row.id)
      .map((file): AttachmentView => ({
        id: file.id,
        fileName: file.file_name,
        fileSize: file.file_size,
        fileType: file.file_type,
      })),
  }))
}

/** Waitlist entries, newest first. */
export async function listWaitlist(
  scope: MedusaContainer,
  { limit, offset }: z.output<typeof WaitlistQuerySchema>,
): Promise<WaitlistAnswer> {
  const [rows, count] = await serviceOf(scope).listAndCountWaitlistEntries(
    {},
    { take: limit, skip: offset, order: { created_at: "DESC", id: "DESC" } },
  )
  const entries = rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    companyName: row.company_name,
    industry: row.industry,
    regionCode: row.region_code,
    message: row.message,
    createdAt: new Date(row.created_at).toISOString(),
  }))
  return { entries, count, limit, offset }
}
