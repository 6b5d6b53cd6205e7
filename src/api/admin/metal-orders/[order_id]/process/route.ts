import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { processMetalOrderWorkflow } from "../../../../../workflows/orders/process-metal-order"
import { runOrderVerb } from "../../../../lib/run-order-verb"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await runOrderVerb(req, res, { workflow: processMetalOrderWorkflow })
}
