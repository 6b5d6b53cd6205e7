import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sendOrderAttachment } from "../../../../../lib/send-order-attachment"

/** A file that a buyer gave with an order. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await sendOrderAttachment(req, res, req.params.order_id ?? "")
}
