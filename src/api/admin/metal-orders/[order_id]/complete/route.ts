import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { completeMetalOrderWorkflow } from "../../../../../workflows/orders/complete-metal-order"
import { runOrderVerb } from "../../../../lib/run-order-verb"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await runOrderVerb(req, res, { workflow: completeMetalOrderWorkflow, more: {} })
}
