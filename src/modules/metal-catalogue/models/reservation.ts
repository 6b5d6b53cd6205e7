import { model } from "@medusajs/framework/utils"

/**
 * Inches of one level promised to one order line. HELD while an order is being placed, RESERVED once it
 * exists, then DEDUCTED when it ships or RELEASED when it is cancelled or was never placed.
 */
export const Reservation = model
  .define(
    { name: "metal_reservation", tableName: "metal_reservation" },
    {
      id: model.id({ prefix: "mres" }).primaryKey(),
      stock_level_id: model.text(),
      product_code: model.text(),
      coid: model.text(),
      mils: model.number(),
      /** So many pieces of a length, all from one heat; null where they may come from several. */
      one_heat_pieces: model.number().nullable(),
      piece_mils: model.number().nullable(),
      status: model.enum(["HELD", "RESERVED", "RELEASED", "DEDUCTED"]),
      cart_id: model.text(),
      line_id: model.text(),
      order_id: model.text().nullable(),
    },
  )
  .indexes([
    { on: ["line_id"], unique: true, where: "status IN ('HELD', 'RESERVED', 'DEDUCTED') AND deleted_at IS NULL" },
    { on: ["cart_id"] },
    { on: ["order_id"] },
    { on: ["stock_level_id"] },
  ])
