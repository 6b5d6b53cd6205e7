import { attachmentKindOf, attachmentProblem, type CertificateAnswer, type UploadCertificateBody } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { keepCertificateWorkflow } from "../../../workflows/catalogue/keep-certificate"
import { HttpProblem } from "../../lib/http-problem"
import { actorIdOf } from "../../lib/staff"

/** Keeps the mill's certificate of a heat. The same file again changes nothing. */
export async function POST(req: MedusaRequest<UploadCertificateBody>, res: MedusaResponse<CertificateAnswer>): Promise<void> {
  const { millId, castNumber, fileName, content } = req.validatedBody
  const bytes = Buffer.from(content, "base64")
  const reason = attachmentKindOf(fileName) === "pdf" ? attachmentProblem(fileName, bytes) : "A certificate is a PDF file"
  if (reason) throw new HttpProblem(400, "invalid_data", `content: ${reason}`, [{ field: "content", reason }])
  const heat = { mill_id: millId, cast_number: castNumber }
  const { result: id } = await keepCertificateWorkflow(req.scope).run({
    input: { ...heat, file_name: fileName, file_size: bytes.length, content, uploaded_by: actorIdOf(req) },
  })
  res.status(201).json({ certificate: { id, millId, castNumber, fileName, fileSize: bytes.length } })
}
