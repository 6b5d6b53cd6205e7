import { NOTIFICATION_PRIORITIES, NOTIFICATION_STATUSES, NOTIFICATION_TYPES } from "@billet/backend/contract"
import { model } from "@medusajs/framework/utils"

/** Something staff should look at. */
export const AdminNotification = model
  .define(
    { name: "metal_admin_notification", tableName: "metal_admin_notification" },
    {
      id: model.id({ prefix: "mnot" }).primaryKey(),
      type: model.enum([...NOTIFICATION_TYPES]),
      title: model.text(),
      message: model.text(),
      priority: model.enum([...NOTIFICATION_PRIORITIES]).default("NORMAL"),
      status: model.enum([...NOTIFICATION_STATUSES]).default("UNREAD"),
      user_id: model.text().nullable(),
      company_id: model.text().nullable(),
      order_id: model.text().nullable(),
      metadata: model.json(),
      action_url: model.text().nullable(),
      read_by: model.text().nullable(),
      read_at: model.dateTime().nullable(),
      action_taken_by: model.text().nullable(),
      action_taken_at: model.dateTime().nullable(),
      /** What it tells of: told twice, it is written once. */
      source: model.text().unique(),
    },
  )
  .indexes([{ on: ["type", "status", "created_at"] }])
