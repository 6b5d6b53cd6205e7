import type { WebhookDeliveryAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { testWebhookWorkflow } from "../../../../../workflows/webhooks/test-webhook"
import { webhookDelivery } from "../../../../lib/webhook-views"

/** Sends a test message and answers what came of it. */
export async function POST(req: MedusaRequest, res: MedusaResponse<WebhookDeliveryAnswer>): Promise<void> {
  const { result: id } = await testWebhookWorkflow(req.scope).run({ input: { id: req.params.id ?? "" } })
  res.json(await webhookDelivery(req.scope, id))
}
