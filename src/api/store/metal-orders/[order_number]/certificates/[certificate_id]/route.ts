import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { lineHeats } from "../../../../../../workflows/orders/lib/order-cutting"
import { HttpProblem } from "../../../../../lib/http-problem"
import { ownOrder } from "../../../../../lib/own-order"
import { sendCertificate } from "../../../../../lib/send-certificate"

/** The certificate of a heat that an own order was cut from; any other is 404. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { order_id: orderId } = await ownOrder(req)
  const id = req.params.certificate_id ?? ""
  const heats = await lineHeats(req.scope, orderId)
  if (!heats.some(({ certificateId }) => certificateId === id))
    throw new HttpProblem(404, "not_found", "There is no such certificate")
  await sendCertificate(req, res, id)
}
