import type { ContactMessageAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { messageView } from "../../../lib/contact-views"

/** One contact message. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ContactMessageAnswer>): Promise<void> {
  res.json({ message: await messageView(req.scope, req.params.id ?? "") })
}
