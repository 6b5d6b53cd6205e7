import { LABEL_STATUSES, SHIPMENT_STATUSES, SHIPPING_PROVIDERS } from "@billet/backend/contract"
import { model } from "@medusajs/framework/utils"

/** Pieces of an order that left together. Rows are written in the transaction that counts their pieces. */
export const Shipment = model
  .define(
    { name: "metal_shipment", tableName: "metal_shipment" },
    {
      id: model.id({ prefix: "mship" }).primaryKey(),
      order_id: model.text(),
      /** Counts from 1 within its order. */
      number: model.number(),
      provider: model.enum([...SHIPPING_PROVIDERS]),
      carrier_name: model.text(),
      tracking_numbers: model.json(),
      status: model.enum([...SHIPMENT_STATUSES]).default("SHIPPED"),
      /** Days, ISO. */
      shipped_on: model.text(),
      delivered_on: model.text().nullable(),
      packages: model.number(),
      note: model.text().nullable(),
      /** The contract's pieces by line. */
      lines: model.json(),
      label_status: model.enum([...LABEL_STATUSES]).default("NONE"),
      label_problem: model.text().nullable(),
      label_count: model.number().default(0),
      /** Medusa's fulfilment of it; null until it is made, and whether that is delivered as this is. */
      fulfillment_id: model.text().nullable(),
      fulfillment_delivered: model.boolean().default(false),
      /** What UPS last said of each package, by its number, and when; whoever asks counts up, and its word counts alone. */
      tracked: model.json().nullable(),
      tracked_at: model.dateTime().nullable(),
      track_asks: model.number().default(0),
      track_failures: model.number().default(0),
      /** When UPS is asked next; null before the first time. */
      track_due_at: model.dateTime().nullable(),
      created_by: model.text().nullable(),
      request_key: model.text(),
    },
  )
  .indexes([
    { on: ["order_id", "number"], unique: true },
    { on: ["order_id", "request_key"], unique: true },
    { on: ["track_due_at"], where: "provider = 'UPS' and status = 'SHIPPED'" },
  ])
