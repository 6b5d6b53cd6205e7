import type { EmailBodySchema, MailSentAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { mailALinkWorkflow } from "../../../../workflows/accounts/mail-a-link"
import { evenly } from "../../../lib/evenly"

/** Mails a link for a new password. The answer is the same for an address without an account. */
export async function POST(
  req: MedusaRequest<z.output<typeof EmailBodySchema>>,
  res: MedusaResponse<MailSentAnswer>,
): Promise<void> {
  await evenly(() => mailALinkWorkflow(req.scope).run({ input: { ...req.validatedBody, because: "forgot" } }))
  res.status(202).json({ sent: true })
}
