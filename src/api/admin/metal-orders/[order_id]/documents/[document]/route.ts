import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { orderRecordOf } from "../../../../../../workflows/orders/lib/order-record-of"
import { sendDocument } from "../../../../../lib/send-document"

/** The papers that the buyer gets. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await sendDocument(req, res, await orderRecordOf(req.scope, req.params.order_id ?? ""))
}
