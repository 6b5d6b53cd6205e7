import {
  ATTACHMENT_TYPES,
  attachmentKindOf,
  attachmentProblem,
  MAX_ATTACHMENT_BYTES,
  type AttachmentBodySchema,
} from "@billet/backend/contract"
import type { z } from "@medusajs/framework/zod"
import type { NewAttachment } from "../../modules/metal-contact/service"
import { HttpProblem } from "./http-problem"

/** Files of a body as they are stored; refuses with 400 each whose content is not what its name says. */
export function checkedAttachments(files: z.output<typeof AttachmentBodySchema>[]): NewAttachment[] {
  const decoded = files.map(({ fileName, content }) => ({ fileName, content, bytes: Buffer.from(content, "base64") }))
  const problems = decoded.flatMap(({ fileName, bytes }, index) => {
    const reason = attachmentProblem(fileName, bytes)
    return reason ? [{ field: `attachments.${index}`, reason }] : []
  })
  if (decoded.reduce((sum, { bytes }) => sum + bytes.length, 0) > MAX_ATTACHMENT_BYTES) {
    problems.push({ field: "attachments", reason: "Files may be up to 10 MB together" })
  }
  if (problems[0]) throw new HttpProblem(400, "invalid_data", problems[0].reason, problems)
  return decoded.map(({ fileName, content, bytes }) => {
    const kind = attachmentKindOf(fileName)
    return { file_name: fileName, file_size: bytes.length, file_type: kind ? ATTACHMENT_TYPES[kind] : "", content }
  })
}
