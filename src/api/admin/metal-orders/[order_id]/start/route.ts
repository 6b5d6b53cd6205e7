import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { startMetalOrderWorkflow } from "../../../../../workflows/orders/start-metal-order"
import { runOrderVerb } from "../../../../lib/run-order-verb"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await runOrderVerb(req, res, { workflow: startMetalOrderWorkflow, more: {} })
}
