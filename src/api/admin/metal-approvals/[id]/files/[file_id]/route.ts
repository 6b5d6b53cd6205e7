import { VERIFICATION_PERMISSIONS } from "@billet/backend/accounts"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { METAL_COMPANY } from "../../../../../../modules/metal-company"
import type MetalCompanyService from "../../../../../../modules/metal-company/service"
import { requirePermissions } from "../../../../../lib/require-permissions"

/** A file of a request, for who may decide it; always as a download: no browser opens what a stranger sent. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { id = "", file_id: fileId } = req.params
  const companies = req.scope.resolve<MetalCompanyService>(METAL_COMPANY)
  const { type } = await companies.retrieveVerificationRequest(id)
  await requirePermissions(req, [VERIFICATION_PERMISSIONS[type]])
  const [file] = await companies.listRequestAttachments({ id: fileId, request_id: id })
  if (!file) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such file")
  res.setHeader("content-type", file.file_type)
  res.setHeader("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(file.file_name)}`)
  res.setHeader("x-content-type-options", "nosniff")
  res.send(Buffer.from(file.content, "base64"))
}
