import type { ProcessOrderBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { processMetalOrderWorkflow } from "../../../../../workflows/orders/process-metal-order"
import { runOrderVerb } from "../../../../lib/run-order-verb"

export async function POST(req: MedusaRequest<z.output<typeof ProcessOrderBodySchema>>, res: MedusaResponse): Promise<void> {
  await runOrderVerb(req, res, { workflow: processMetalOrderWorkflow, more: req.validatedBody })
}
