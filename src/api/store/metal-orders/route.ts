import type { OrderListAnswer, OrderListQuerySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { toOrderSummary } from "../../../workflows/orders/lib/order-view"
import { ownOrders } from "../../lib/own-orders"

/** The caller's orders that meet a search, newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<OrderListAnswer>): Promise<void> {
  const search = req.validatedQuery as unknown as z.output<typeof OrderListQuerySchema>
  const { records, count } = await ownOrders(req, search)
  res.json({ orders: records.map(toOrderSummary), count, limit: search.limit, offset: search.offset })
}
