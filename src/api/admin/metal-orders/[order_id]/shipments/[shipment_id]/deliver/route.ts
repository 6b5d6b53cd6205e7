import type { DeliverShipmentBody } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deliverShipmentWorkflow } from "../../../../../../../workflows/shipping/deliver-shipment"
import { runOrderVerb } from "../../../../../../lib/run-order-verb"

/** The buyer has a shipment. */
export async function POST(req: MedusaRequest<DeliverShipmentBody>, res: MedusaResponse): Promise<void> {
  const more = { shipmentId: req.params.shipment_id ?? "", deliveredOn: req.validatedBody.deliveredOn }
  await runOrderVerb(req, res, { workflow: deliverShipmentWorkflow, more })
}
