import { COIDS, INDUSTRIES } from "@billet/backend/contract"
import { model } from "@medusajs/framework/utils"

/** Somebody who wants to hear when the shop serves their country or company. */
export const WaitlistEntry = model
  .define(
    { name: "metal_waitlist_entry", tableName: "metal_waitlist_entry" },
    {
      id: model.id({ prefix: "mwai" }).primaryKey(),
      key: model.text().unique(),
      first_name: model.text(),
      last_name: model.text(),
      email: model.text(),
      phone: model.text().nullable(),
      company_name: model.text(),
      industry: model.enum([...INDUSTRIES]),
      region_code: model.enum([...COIDS]),
      message: model.text().nullable(),
    },
  )
  .indexes([{ on: ["email", "created_at"] }])
