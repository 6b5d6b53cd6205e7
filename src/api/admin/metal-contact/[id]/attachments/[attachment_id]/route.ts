import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { METAL_CONTACT } from "../../../../../../modules/metal-contact"
import type MetalContactService from "../../../../../../modules/metal-contact/service"

/** The file itself, always as a download: no browser opens what a stranger sent. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { id, attachment_id: attachmentId } = req.params
  const contact = req.scope.resolve<MetalContactService>(METAL_CONTACT)
  const [file] = await contact.listContactAttachments({ id: attachmentId, message_id: id })
  if (!file) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such file")
  res.setHeader("content-type", file.file_type)
  res.setHeader("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(file.file_name)}`)
  res.setHeader("x-content-type-options", "nosniff")
  res.send(Buffer.from(file.content, "base64"))
}
