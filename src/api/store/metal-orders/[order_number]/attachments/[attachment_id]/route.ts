import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ownOrder } from "../../../../../lib/own-order"
import { sendOrderAttachment } from "../../../../../lib/send-order-attachment"

/** A file that the buyer gave with an own order. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await sendOrderAttachment(req, res, (await ownOrder(req)).order_id)
}
