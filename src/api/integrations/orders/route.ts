import type { IntegrationOrdersQuerySchema, OrderListAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { toOrderSummary } from "../../../workflows/orders/lib/order-view"
import { integratorOf } from "../../lib/integrator"

/** Orders, newest first; a key of a company reads that company's only. */
export async function GET(req: MedusaRequest, res: MedusaResponse<OrderListAnswer>): Promise<void> {
  const { limit, offset } = req.validatedQuery as unknown as z.output<typeof IntegrationOrdersQuerySchema>
  const { companyId } = integratorOf(req)
  const [records, count] = await req.scope
    .resolve<MetalOrderService>(METAL_ORDER)
    .listAndCountOrderRecords(companyId ? { company_id: companyId } : {}, {
      order: { placed_at: "DESC", id: "DESC" },
      take: limit,
      skip: offset,
    })
  res.json({ orders: records.map(toOrderSummary), count, limit, offset })
}
