import type { SimulateAnswer, SimulateBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { simulate } from "../../../../workflows/pricing/lib/simulate"

/** What a line would cost and why, by the live rules and by a draft; nothing is written. */
export async function POST(
  req: MedusaRequest<z.output<typeof SimulateBodySchema>>,
  res: MedusaResponse<SimulateAnswer>,
): Promise<void> {
  res.json(await simulate(req.scope, req.validatedBody))
}
