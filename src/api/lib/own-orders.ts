import type { OrderListQuerySchema } from "@billet/backend/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { METAL_ORDER } from "../../modules/metal-order"
import type MetalOrderService from "../../modules/metal-order/service"
import type { OrderRecordRow } from "../../workflows/orders/lib/order-view"
import { customerIdOf } from "./viewer"

/** The caller's orders that meet a search, newest first, and how many there are in all. */
export async function ownOrders(
  req: MedusaRequest,
  search: z.output<typeof OrderListQuerySchema>,
): Promise<{ records: OrderRecordRow[]; count: number }> {
  const service = req.scope.resolve<MetalOrderService>(METAL_ORDER)
  const { ids, count } = await service.findOrders(customerIdOf(req) ?? "", search)
  const records = await service.listOrderRecords({ id: ids }, { order: { placed_at: "DESC", id: "DESC" }, take: ids.length })
  return { records, count }
}
