import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ownOrder } from "../../../../../lib/own-order"
import { sendDocument } from "../../../../../lib/send-document"

/** A paper of an own order: acknowledgement.pdf, and invoice.pdf once there is one. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await sendDocument(req, res, await ownOrder(req))
}
