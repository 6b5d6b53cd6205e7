import type { WebhookSecretAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { saltWebhookWorkflow } from "../../../../../workflows/webhooks/salt-webhook"
import { actorIdOf } from "../../../../lib/staff"
import { webhookSecret } from "../../../../lib/webhook-views"

/** Gives an endpoint another secret, which is told this once; the former one signs as well for a day. */
export async function POST(req: MedusaRequest, res: MedusaResponse<WebhookSecretAnswer>): Promise<void> {
  const id = req.params.id ?? ""
  await saltWebhookWorkflow(req.scope).run({ input: { id, actorId: actorIdOf(req) } })
  res.setHeader("Cache-Control", "no-store")
  res.json(await webhookSecret(req.scope, id))
}
