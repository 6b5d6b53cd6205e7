import type { WaitlistAnswer, WaitlistQuerySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { listWaitlist } from "../../lib/contact-views"

/** Waitlist entries, newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<WaitlistAnswer>): Promise<void> {
  res.json(await listWaitlist(req.scope, req.validatedQuery as unknown as z.output<typeof WaitlistQuerySchema>))
}
