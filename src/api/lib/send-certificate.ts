import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { METAL_CATALOGUE } from "../../modules/metal-catalogue"
import type MetalCatalogueService from "../../modules/metal-catalogue/service"

/** Answers a heat's certificate as a file to keep. */
export async function sendCertificate(req: MedusaRequest, res: MedusaResponse, id: string): Promise<void> {
  const [file] = await req.scope.resolve<MetalCatalogueService>(METAL_CATALOGUE).listCertificates({ id }, { take: 1 })
  if (!file) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such certificate")
  res.setHeader("Content-Type", "application/pdf")
  res.setHeader("Content-Disposition", `attachment; filename*=UTF-8''${encodeURIComponent(file.file_name)}`)
  res.setHeader("Cache-Control", "private, no-store")
  res.setHeader("X-Content-Type-Options", "nosniff")
  res.end(Buffer.from(file.content, "base64"))
}
