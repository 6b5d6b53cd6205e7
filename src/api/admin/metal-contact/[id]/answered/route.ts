import type { ContactMessageAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { answerContactMessageWorkflow } from "../../../../../workflows/contact/answer-contact-message"
import { messageView } from "../../../../lib/contact-views"
import { actorIdOf } from "../../../../lib/staff"

/** Marks a message as answered. */
export async function POST(req: MedusaRequest, res: MedusaResponse<ContactMessageAnswer>): Promise<void> {
  const id = req.params.id ?? ""
  await answerContactMessageWorkflow(req.scope).run({ input: { id, by: actorIdOf(req) } })
  res.json({ message: await messageView(req.scope, id) })
}
