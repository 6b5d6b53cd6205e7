import type { WebhookDeliveryAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { webhookDelivery } from "../../../lib/webhook-views"

/** One message with its tries. */
export async function GET(req: MedusaRequest, res: MedusaResponse<WebhookDeliveryAnswer>): Promise<void> {
  res.json(await webhookDelivery(req.scope, req.params.id ?? ""))
}
