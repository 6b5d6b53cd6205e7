import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { shipmentLabel } from "../../../../../../../../workflows/shipping/lib/shipment-label"

/** A label of a shipment as the carrier made it; labels count from 1. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { order_id: orderId = "", shipment_id: id = "", label = "" } = req.params
  const { type, content } = await shipmentLabel(req.scope, { orderId, id, number: Number(label) })
  res.setHeader("Content-Type", type)
  res.setHeader("Cache-Control", "private, no-store")
  res.setHeader("X-Content-Type-Options", "nosniff")
  res.end(content)
}
