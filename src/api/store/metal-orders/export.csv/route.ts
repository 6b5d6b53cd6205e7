import type { OrderSearchQuerySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { ownOrders } from "../../../lib/own-orders"
import { sendOrdersCsv } from "../../../lib/send-orders-csv"

/** The caller's orders that meet a search, as a file. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const search = req.validatedQuery as unknown as z.output<typeof OrderSearchQuerySchema>
  await sendOrdersCsv(res, async (slice) => (await ownOrders(req, { ...search, ...slice })).records)
}
