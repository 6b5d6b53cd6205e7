import { CONTACT_STATUSES, CONTACT_TOPICS } from "@billet/backend/contract"
import { model } from "@medusajs/framework/utils"

/** What somebody wrote on the contact page. `key` names the sending, so that a retry is no second message. */
export const ContactMessage = model
  .define(
    { name: "metal_contact_message", tableName: "metal_contact_message" },
    {
      id: model.id({ prefix: "mcon" }).primaryKey(),
      key: model.text().unique(),
      name: model.text(),
      email: model.text(),
      phone: model.text().nullable(),
      company: model.text().nullable(),
      topic: model.enum([...CONTACT_TOPICS]),
      message: model.text(),
      status: model.enum([...CONTACT_STATUSES]).default("OPEN"),
      answered_by: model.text().nullable(),
      answered_at: model.dateTime().nullable(),
      customer_id: model.text().nullable(),
    },
  )
  .indexes([{ on: ["status", "created_at"] }, { on: ["email", "created_at"] }])
