import type { WebhookAnswer, WebhookChangeSchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { changeWebhookWorkflow } from "../../../../workflows/webhooks/change-webhook"
import { removeWebhookWorkflow } from "../../../../workflows/webhooks/remove-webhook"
import { actorIdOf } from "../../../lib/staff"
import { webhookView } from "../../../lib/webhook-views"

/** Changes an endpoint, pauses it or lets it go on. */
export async function POST(
  req: MedusaRequest<z.output<typeof WebhookChangeSchema>>,
  res: MedusaResponse<WebhookAnswer>,
): Promise<void> {
  const id = req.params.id ?? ""
  await changeWebhookWorkflow(req.scope).run({ input: { id, change: req.validatedBody, actorId: actorIdOf(req) } })
  res.json({ webhook: await webhookView(req.scope, id) })
}

/** Ends an endpoint; what waits for it is given up. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse<{ id: string; deleted: true }>): Promise<void> {
  const id = req.params.id ?? ""
  await removeWebhookWorkflow(req.scope).run({ input: { id, actorId: actorIdOf(req) } })
  res.json({ id, deleted: true })
}
