import { model } from "@medusajs/framework/utils"

/** What a mailed link is good for. The link carries the id and a signature, so the table alone opens nothing. */
export const MAIL_TICKET_PURPOSES = ["VERIFY_EMAIL", "RESET_PASSWORD", "RESUBMIT"] as const
export type MailTicketPurpose = (typeof MAIL_TICKET_PURPOSES)[number]

/** A mailed link: good once, until it expires. */
export const MailTicket = model
  .define(
    { name: "metal_mail_ticket", tableName: "metal_mail_ticket" },
    {
      id: model.id({ prefix: "mtic" }).primaryKey(),
      purpose: model.enum([...MAIL_TICKET_PURPOSES]),
      customer_id: model.text(),
      email: model.text(),
      expires_at: model.dateTime(),
      used_at: model.dateTime().nullable(),
    },
  )
  .indexes([{ on: ["customer_id", "purpose"] }, { on: ["expires_at"] }])
