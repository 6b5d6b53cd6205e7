import { model } from "@medusajs/framework/utils"

/**
 * A file that came with a message. Its content is kept here, base64, and not with the shop's public files: every server
 * sees it, it is backed up with the message, and only staff can ask for it.
 */
export const ContactAttachment = model
  .define(
    { name: "metal_contact_attachment", tableName: "metal_contact_attachment" },
    {
      id: model.id({ prefix: "matt" }).primaryKey(),
      message_id: model.text(),
      file_name: model.text(),
      file_size: model.number(),
      file_type: model.text(),
      content: model.text(),
    },
  )
  .indexes([{ on: ["message_id"] }])
