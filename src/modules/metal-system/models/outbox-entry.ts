import { model } from "@medusajs/framework/utils"

/** A mail, written down before it is sent and kept until it is: neither a mail server's bad hour nor a crash loses it. */
export const OutboxEntry = model
  .define(
    { name: "metal_mail", tableName: "metal_mail" },
    {
      id: model.id({ prefix: "mmail" }).primaryKey(),
      /** Mails of one key are sent once. */
      key: model.text().unique().nullable(),
      recipient: model.text(),
      template: model.text(),
      /** What it is written from; null once it is sent. */
      data: model.json().nullable(),
      attachments: model.json().nullable(),
      state: model.enum(["WAITING", "SENT", "FAILED"]).default("WAITING"),
      attempts: model.number().default(0),
      last_error: model.text().nullable(),
      next_attempt_at: model.dateTime(),
      /** Until when a process has it to itself. */
      claimed_until: model.dateTime().nullable(),
      sent_at: model.dateTime().nullable(),
    },
  )
  .indexes([{ on: ["next_attempt_at"], where: "state = 'WAITING' AND deleted_at IS NULL" }, { on: ["created_at"] }])
