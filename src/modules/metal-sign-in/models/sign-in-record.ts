import { model } from "@medusajs/framework/utils"

/** A sign-in of a customer: when, how and from where, for its owner to look at. */
export const SignInRecord = model
  .define(
    { name: "metal_sign_in_record", tableName: "metal_sign_in_record" },
    {
      id: model.id({ prefix: "msir" }).primaryKey(),
      customer_id: model.text(),
      provider: model.text(),
      address: model.text().nullable(),
      agent: model.text().nullable(),
      at: model.dateTime(),
    },
  )
  .indexes([{ on: ["customer_id", "at"] }, { on: ["at"] }])
