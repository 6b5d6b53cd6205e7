import { model } from "@medusajs/framework/utils"
import {
  COIDS,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  SHIPPING_PROVIDERS,
  SHIPPING_RATE_SOURCES,
} from "@billet/backend/contract"

/** The trade's side of a Medusa order: its number, seven states, terms and carrier. */
export const OrderRecord = model
  .define(
    { name: "metal_order_record", tableName: "metal_order_record" },
    {
      id: model.id({ prefix: "mord" }).primaryKey(),
      order_id: model.text().unique(),
      cart_id: model.text().unique(),
      order_number: model.text().unique().searchable(),
      customer_id: model.text(),
      company_id: model.text().nullable(),
      order_status: model.enum([...ORDER_STATUSES]).default("PENDING"),
      payment_status: model.enum([...PAYMENT_STATUSES]).default("PENDING"),
      payment_method: model.enum([...PAYMENT_METHODS]),
      purchase_order_number: model.text().searchable().nullable(),
      /** The selling company. */
      coid: model.enum([...COIDS]),
      shipping_provider: model.enum([...SHIPPING_PROVIDERS]).default("PENDING"),
      /** Freight in US cents, and who says so; null until it is known. */
      shipping_rate_cents: model.number().nullable(),
      shipping_rate_source: model.enum([...SHIPPING_RATE_SOURCES]).nullable(),
      /** Who carries it where staff have said so; else the provider's name. */
      carrier_name: model.text().nullable(),
      /** The freight quote of staff: its words, the last day it holds, ISO, and when it was given. */
      freight_note: model.text().nullable(),
      freight_valid_until: model.text().nullable(),
      freight_quoted_at: model.dateTime().nullable(),
      delivery_date: model.text().nullable(),
      delivery_time: model.text().nullable(),
      customer_notes: model.text().nullable(),
      /** Who ordered, as they were then, and the ids of the addresses; null for orders from before that was kept. */
      customer_info: model.json().nullable(),
      /** Until when the prices held that it was ordered at. */
      valid_until: model.dateTime().nullable(),
      /** Each line as ordered, frozen: contract's CartLine plus the stocking company. */
      lines: model.json(),
      /** Part of the total, and the rates it follows from: `OrderTaxes`; null where the shop had set up none. */
      tax_cents: model.number().default(0),
      taxes: model.json().nullable(),
      total_cents: model.number(),
      placed_at: model.dateTime(),
      cancelled_at: model.dateTime().nullable(),
      cancel_reason: model.text().nullable(),
      /** The card provider's id of the payment; null for an order on account. */
      stripe_payment_intent_id: model.text().unique().nullable(),
      paid_at: model.dateTime().nullable(),
      refunded_cents: model.number().default(0),
      /** Since when nothing can come of the card payment of a cancelled order any more. */
      payment_closed_at: model.dateTime().nullable(),
      invoice_number: model.text().unique().nullable(),
      invoiced_at: model.dateTime().nullable(),
    },
  )
  .indexes([{ on: ["customer_id", "placed_at"] }, { on: ["company_id"] }])
