import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { shipMetalOrderWorkflow } from "../../../../../workflows/orders/ship-metal-order"
import { runOrderVerb } from "../../../../lib/run-order-verb"

/** Everything has left at once. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await runOrderVerb(req, res, { workflow: shipMetalOrderWorkflow, more: { shipment: null } })
}
