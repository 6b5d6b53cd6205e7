import { generateEntityId } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import type { MailTicketPurpose } from "../models/mail-ticket"

export type TicketToIssue = { purpose: MailTicketPurpose; customerId: string; email: string; minutes: number }
export type UsedTicket = { customerId: string; email: string }

/** A new ticket; the ones mailed before for the same purpose are worthless from now on. */
export async function issueTicket(sql: SqlEntityManager, ticket: TicketToIssue): Promise<string> {
  const id = generateEntityId(undefined, "mtic")
  await sql.execute(
    "update metal_mail_ticket set used_at = now(), updated_at = now() where customer_id = ? and purpose = ? and used_at is null",
    [ticket.customerId, ticket.purpose],
  )
  await sql.execute(
    `insert into metal_mail_ticket (id, purpose, customer_id, email, expires_at)
     values (?, ?, ?, ?, now() + make_interval(mins => ?))`,
    [id, ticket.purpose, ticket.customerId, ticket.email, ticket.minutes],
  )
  return id
}

/** Uses a ticket up in one conditional statement, so that of two uses at once one gets it. Null when it is good no more. */
export async function useTicket(sql: SqlEntityManager, id: string, purpose: MailTicketPurpose): Promise<UsedTicket | null> {
  const [row]: UsedTicket[] = await sql.execute(
    `update metal_mail_ticket set used_at = now(), updated_at = now()
     where id = ? and purpose = ? and used_at is null and expires_at > now()
     returning customer_id as "customerId", email`,
    [id, purpose],
  )
  return row ?? null
}

/** Gives a ticket back whose use failed. */
export async function returnTicket(sql: SqlEntityManager, id: string): Promise<void> {
  await sql.execute("update metal_mail_ticket set used_at = null, updated_at = now() where id = ?", [id])
}
