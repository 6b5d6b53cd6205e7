import type { WebhookDeliveryAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { replayDeliveriesWorkflow } from "../../../../../workflows/webhooks/replay-deliveries"
import { HttpProblem } from "../../../../lib/http-problem"
import { actorIdOf } from "../../../../lib/staff"
import { webhookDelivery } from "../../../../lib/webhook-views"

/** Has a message sent again, whether it was taken or given up. */
export async function POST(req: MedusaRequest, res: MedusaResponse<WebhookDeliveryAnswer>): Promise<void> {
  const id = req.params.id ?? ""
  await webhookDelivery(req.scope, id)
  const { result: replayed } = await replayDeliveriesWorkflow(req.scope).run({
    input: { filter: { id }, actorId: actorIdOf(req) },
  })
  if (!replayed) throw new HttpProblem(409, "webhook_state", "It waits to be sent, is a test, or its endpoint was removed")
  res.json(await webhookDelivery(req.scope, id))
}
