import type { WebhookBodySchema, WebhookListAnswer, WebhookListQuerySchema, WebhookSecretAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { METAL_INTEGRATION } from "../../../modules/metal-integration"
import type MetalIntegrationService from "../../../modules/metal-integration/service"
import { createWebhookWorkflow } from "../../../workflows/webhooks/create-webhook"
import { actorIdOf } from "../../lib/staff"
import { webhookSecret, webhookViews } from "../../lib/webhook-views"

/** Endpoints that are told what happens, newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<WebhookListAnswer>): Promise<void> {
  const { limit, offset } = req.validatedQuery as unknown as z.output<typeof WebhookListQuerySchema>
  const [rows, count] = await req.scope
    .resolve<MetalIntegrationService>(METAL_INTEGRATION)
    .listAndCountWebhooks({}, { order: { created_at: "DESC", id: "DESC" }, take: limit, skip: offset })
  res.json({ webhooks: await webhookViews(req.scope, rows), count, limit, offset })
}

/** Makes an endpoint; its secret leaves the server in this answer only. */
export async function POST(
  req: MedusaRequest<z.output<typeof WebhookBodySchema>>,
  res: MedusaResponse<WebhookSecretAnswer>,
): Promise<void> {
  const { companyId = null, ...webhook } = req.validatedBody
  const { result: id } = await createWebhookWorkflow(req.scope).run({ input: { ...webhook, companyId, actorId: actorIdOf(req) } })
  res.setHeader("Cache-Control", "no-store")
  res.status(201).json(await webhookSecret(req.scope, id))
}
