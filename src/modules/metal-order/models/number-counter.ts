import { model } from "@medusajs/framework/utils"

/** The last number given out in a series and year; taken in the transaction that uses it, so numbers have no gaps. */
export const NumberCounter = model.define(
  { name: "metal_number_counter", tableName: "metal_number_counter" },
  { id: model.text().primaryKey(), last: model.number().default(0) },
)
