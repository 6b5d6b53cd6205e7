import { model } from "@medusajs/framework/utils"

/** A file that came with a request. Its content is kept here, base64, so that only who may decide or asked can have it. */
export const RequestAttachment = model
  .define(
    { name: "metal_request_attachment", tableName: "metal_request_attachment" },
    {
      id: model.id({ prefix: "mratt" }).primaryKey(),
      request_id: model.text(),
      file_name: model.text(),
      file_size: model.number(),
      file_type: model.text(),
      content: model.text(),
    },
  )
  .indexes([{ on: ["request_id"] }])
