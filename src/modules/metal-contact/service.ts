import type { Context } from "@medusajs/framework/types"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import type { ContactTopic, Coid, Industry } from "@billet/backend/contract"
import { sqlOf } from "../shared/sql-of"
import { ContactAttachment } from "./models/contact-attachment"
import { ContactMessage } from "./models/contact-message"
import { WaitlistEntry } from "./models/waitlist-entry"
import { oneSending } from "./sql/one-sending"

type Sql = Context<SqlEntityManager>
export type NewAttachment = { file_name: string; file_size: number; file_type: string; content: string }
export type NewMessage = {
  key: string
  name: string
  email: string
  phone?: string
  company?: string
  topic: ContactTopic
  message: string
  customer_id: string | null
}
export type NewWaitlistEntry = {
  key: string
  first_name: string
  last_name: string
  email: string
  phone?: string
  company_name: string
  industry: Industry
  region_code: Coid
  message?: string
}
export type Taken = { id: string; isNew: boolean }

/** What visitors write: contact messages with their files, and the waitlist. */
class MetalContactService extends MedusaService({ ContactMessage, ContactAttachment, WaitlistEntry }) {
  /** Stores a message with its files; the same key again answers the same id and stores nothing. */
  @InjectTransactionManager()
  async takeMessage(message: NewMessage, files: NewAttachment[], @MedusaContext() context: Sql = {}): Promise<Taken> {
    const known = await oneSending(sqlOf(context), "metal_contact_message", message)
    if (known) return { id: known, isNew: false }
    const { id } = await this.createContactMessages(message, context)
    await this.createContactAttachments(
      files.map((file) => ({ ...file, message_id: id })),
      context,
    )
    return { id, isNew: true }
  }

  /** Stores a waitlist entry; the same key again answers the same id and stores nothing. */
  @InjectTransactionManager()
  async takeWaitlistEntry(entry: NewWaitlistEntry, @MedusaContext() context: Sql = {}): Promise<Taken> {
    const known = await oneSending(sqlOf(context), "metal_waitlist_entry", entry)
    if (known) return { id: known, isNew: false }
    const { id } = await this.createWaitlistEntries(entry, context)
    return { id, isNew: true }
  }

  /** Closes an open message; false when it was closed already, or is unknown. */
  @InjectTransactionManager()
  async closeMessage(id: string, by: string | null, @MedusaContext() context: Sql = {}): Promise<boolean> {
    const closed: unknown[] = await sqlOf(context).execute(
      `update metal_contact_message set status = 'ANSWERED', answered_by = ?, answered_at = now(), updated_at = now()
       where id = ? and status = 'OPEN' returning id`,
      [by, id],
    )
    return closed.length > 0
  }
}

export default MetalContactService
