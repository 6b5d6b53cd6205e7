import type { EmailBodySchema, MailSentAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { mailALinkWorkflow } from "../../../../workflows/accounts/mail-a-link"
import { evenly } from "../../../lib/evenly"

/** Mails a new link to an address that is still to be confirmed. */
export async function POST(
  req: MedusaRequest<z.output<typeof EmailBodySchema>>,
  res: MedusaResponse<MailSentAnswer>,
): Promise<void> {
  await evenly(() => mailALinkWorkflow(req.scope).run({ input: { ...req.validatedBody, because: "unverified" } }))
  res.status(202).json({ sent: true })
}
