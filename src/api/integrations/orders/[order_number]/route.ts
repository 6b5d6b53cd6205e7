import type { OrderAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { METAL_ORDER } from "../../../../modules/metal-order"
import type MetalOrderService from "../../../../modules/metal-order/service"
import { toOrderView } from "../../../../workflows/orders/lib/order-view"
import { HttpProblem } from "../../../lib/http-problem"
import { integratorOf } from "../../../lib/integrator"

/** One order in full; another company's is 404 for a key of a company. */
export async function GET(req: MedusaRequest, res: MedusaResponse<OrderAnswer>): Promise<void> {
  const { companyId } = integratorOf(req)
  const [record] = await req.scope
    .resolve<MetalOrderService>(METAL_ORDER)
    .listOrderRecords({ order_number: req.params.order_number ?? "", ...(companyId ? { company_id: companyId } : {}) })
  if (!record) throw new HttpProblem(404, "not_found", "There is no such order")
  res.json({ order: await toOrderView(req.scope, record) })
}
