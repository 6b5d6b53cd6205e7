import type { WebhookReplayAnswer, WebhookReplayBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { replayDeliveriesWorkflow } from "../../../../workflows/webhooks/replay-deliveries"
import { actorIdOf } from "../../../lib/staff"

/** Has all messages sent again that were given up, or those of an endpoint or a type. */
export async function POST(
  req: MedusaRequest<z.output<typeof WebhookReplayBodySchema>>,
  res: MedusaResponse<WebhookReplayAnswer>,
): Promise<void> {
  const input = { filter: req.validatedBody, actorId: actorIdOf(req) }
  const { result: replayed } = await replayDeliveriesWorkflow(req.scope).run({ input })
  res.json({ replayed })
}
