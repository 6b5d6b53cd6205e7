import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { customerIdOf } from "../../../lib/viewer"
import { sendOrdersCsv } from "../../../lib/send-orders-csv"

/** The caller's own orders as a file. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await sendOrdersCsv(req, res, { customer_id: customerIdOf(req) ?? "" })
}
