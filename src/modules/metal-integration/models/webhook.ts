import { model } from "@medusajs/framework/utils"
import { WEBHOOK_STATUSES } from "@billet/backend/contract"

/**
 * Where a program of others is told what happens. Its secret is not kept: it is made of the salt and the server's own secret,
 * so that the table signs nothing.
 */
export const Webhook = model.define(
  { name: "metal_webhook", tableName: "metal_webhook" },
  {
    id: model.id({ prefix: "mweb" }).primaryKey(),
    name: model.text(),
    url: model.text(),
    types: model.array(),
    /** Whose orders, prices and accounts it is told of; null for everybody's. */
    company_id: model.text().nullable(),
    status: model.enum([...WEBHOOK_STATUSES]).default("ACTIVE"),
    /** Why it was paused by itself. */
    pause_reason: model.text().nullable(),
    /** Since when nothing was taken. */
    failing_since: model.dateTime().nullable(),
    last_delivered_at: model.dateTime().nullable(),
    salt: model.text(),
    /** The salt before, with which messages are signed as well for a day after the secret was changed. */
    former_salt: model.text().nullable(),
    salted_at: model.dateTime().nullable(),
    created_by: model.text().nullable(),
  },
)
