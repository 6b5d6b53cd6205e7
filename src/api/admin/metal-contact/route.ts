import type { ContactListAnswer, ContactListQuerySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { listMessages } from "../../lib/contact-views"

/** Contact messages, newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ContactListAnswer>): Promise<void> {
  res.json(await listMessages(req.scope, req.validatedQuery as unknown as z.output<typeof ContactListQuerySchema>))
}
