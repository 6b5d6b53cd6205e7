import { model } from "@medusajs/framework/utils"

/** The answer to a request that moves money or metal, kept so that a repetition gets the same one. */
export const IdempotencyKey = model.define(
  { name: "metal_idempotency_key", tableName: "metal_idempotency_key" },
  {
    /** Who asked, for what, and their key. */
    id: model.text().primaryKey(),
    request_hash: model.text(),
    status: model.number().nullable(),
    answer: model.json().nullable(),
    /** Whose run it is, renewed while its process lives. */
    owner: model.text().nullable(),
    locked_until: model.dateTime(),
  },
)
