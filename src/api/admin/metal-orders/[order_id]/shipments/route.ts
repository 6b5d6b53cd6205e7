import type { ShipPiecesBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { shipMetalOrderWorkflow } from "../../../../../workflows/orders/ship-metal-order"
import { runOrderVerb } from "../../../../lib/run-order-verb"

/** Some pieces have left. */
export async function POST(req: MedusaRequest<z.output<typeof ShipPiecesBodySchema>>, res: MedusaResponse): Promise<void> {
  await runOrderVerb(req, res, { workflow: shipMetalOrderWorkflow, more: { shipment: req.validatedBody } })
}
