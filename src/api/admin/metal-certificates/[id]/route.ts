import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sendCertificate } from "../../../lib/send-certificate"

/** A heat's certificate, as a file. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await sendCertificate(req, res, req.params.id ?? "")
}
