import type { ContactBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { takeContactMessageWorkflow } from "../../../workflows/contact/take-contact-message"
import { checkedAttachments } from "../../lib/checked-attachments"
import { customerIdOf } from "../../lib/viewer"

/** Takes a contact message with its files. */
export async function POST(
  req: MedusaRequest<z.output<typeof ContactBodySchema>>,
  res: MedusaResponse<{ id: string }>,
): Promise<void> {
  const { attachments, ...message } = req.validatedBody
  const files = checkedAttachments(attachments)
  const { result } = await takeContactMessageWorkflow(req.scope).run({
    input: { message: { ...message, customer_id: customerIdOf(req) }, files },
  })
  res.status(201).json({ id: result.id })
}
