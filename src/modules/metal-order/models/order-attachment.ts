import { model } from "@medusajs/framework/utils"

/** A drawing or paper that a buyer gave with an order. Its content is kept here, base64: only who sees the order has it. */
export const OrderAttachment = model
  .define(
    { name: "metal_order_attachment", tableName: "metal_order_attachment" },
    {
      id: model.id({ prefix: "moatt" }).primaryKey(),
      order_id: model.text(),
      file_name: model.text(),
      file_size: model.number(),
      file_type: model.text(),
      content: model.text(),
      /** SHA-256 of the content: the same file under the same name is kept once. */
      digest: model.text(),
    },
  )
  .indexes([{ on: ["order_id", "file_name", "digest"], unique: true }])
