import type { WebhookDeliveryListAnswer, WebhookDeliveryListQuerySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { METAL_INTEGRATION } from "../../../modules/metal-integration"
import type MetalIntegrationService from "../../../modules/metal-integration/service"
import { webhookDeliveryViews } from "../../lib/webhook-views"

/** Messages to endpoints, newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<WebhookDeliveryListAnswer>): Promise<void> {
  const { limit, offset, webhookId, ...filter } = req.validatedQuery as unknown as z.output<typeof WebhookDeliveryListQuerySchema>
  const [rows, count] = await req.scope
    .resolve<MetalIntegrationService>(METAL_INTEGRATION)
    .listAndCountWebhookDeliveries(
      { ...filter, ...(webhookId ? { webhook_id: webhookId } : {}) },
      { order: { created_at: "DESC", seq: "DESC" }, take: limit, skip: offset },
    )
  res.json({ deliveries: await webhookDeliveryViews(req.scope, rows), count, limit, offset })
}
