import { model } from "@medusajs/framework/utils"

/**
 * One use of a promo code, as it was registered with Medusa's promotion. HELD while the order is being placed, then USED;
 * RELEASED once it has been given back.
 */
export const PromoUse = model
  .define(
    { name: "metal_promo_use", tableName: "metal_promo_use" },
    {
      id: model.id({ prefix: "mpru" }).primaryKey(),
      code: model.text(),
      cart_id: model.text(),
      order_id: model.text().nullable(),
      customer_id: model.text(),
      email: model.text(),
      /** What the code took off, US cents; a budget may be spent by amount. */
      cents: model.bigNumber(),
      status: model.enum(["HELD", "USED", "RELEASED"]),
    },
  )
  .indexes([
    { on: ["cart_id"], unique: true, where: "status <> 'RELEASED' AND deleted_at IS NULL" },
    { on: ["order_id"] },
    { on: ["code"] },
  ])
