import type { CancelOrderBody } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { cancelMetalOrderWorkflow } from "../../../../../workflows/orders/cancel-metal-order"
import { runOrderVerb } from "../../../../lib/run-order-verb"

export async function POST(req: MedusaRequest<CancelOrderBody>, res: MedusaResponse): Promise<void> {
  await runOrderVerb(req, res, { workflow: cancelMetalOrderWorkflow, reason: req.validatedBody.reason, more: {} })
}
