import type { MailSentAnswer, Registration } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { evenly } from "../../lib/evenly"
import { register } from "../../lib/register"

/** Registers a buyer. The answer is the same for an address that has an account already. */
export async function POST(req: MedusaRequest<Registration>, res: MedusaResponse<MailSentAnswer>): Promise<void> {
  await evenly(() => register(req.scope, req.validatedBody))
  res.status(202).json({ sent: true })
}
