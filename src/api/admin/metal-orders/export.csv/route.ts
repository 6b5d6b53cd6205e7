import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sendOrdersCsv } from "../../../lib/send-orders-csv"

/** Every metal order as a file. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await sendOrdersCsv(req, res, {})
}
