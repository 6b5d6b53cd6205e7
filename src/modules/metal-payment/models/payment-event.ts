import { model } from "@medusajs/framework/utils"

/**
 * One message of the card provider, written down before it is confirmed: whatever happens after, it is worked on. A message
 * that comes again finds its id taken.
 */
export const PaymentEvent = model
  .define(
    { name: "metal_payment_event", tableName: "metal_payment_event" },
    {
      /** The provider's id of the message. */
      id: model.text().primaryKey(),
      type: model.text(),
      /** The payment it speaks of; null when it speaks of something else. */
      intent_id: model.text().nullable(),
      /** When the provider made it. */
      occurred_at: model.dateTime(),
      processed_at: model.dateTime().nullable(),
      /** What came of it. */
      outcome: model.text().nullable(),
      attempts: model.number().default(0),
      next_attempt_at: model.dateTime(),
      last_error: model.text().nullable(),
    },
  )
  .indexes([{ on: ["next_attempt_at"], where: "processed_at IS NULL AND deleted_at IS NULL" }, { on: ["intent_id"] }])
