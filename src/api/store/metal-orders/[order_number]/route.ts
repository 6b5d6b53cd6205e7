import type { OrderAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { METAL_ORDER } from "../../../../modules/metal-order"
import type MetalOrderService from "../../../../modules/metal-order/service"
import { toOrderView } from "../../../../workflows/orders/lib/order-view"
import { HttpProblem } from "../../../lib/http-problem"
import { customerIdOf } from "../../../lib/viewer"

/** One of the caller's own orders; anyone else's is 404. */
export async function GET(req: MedusaRequest, res: MedusaResponse<OrderAnswer>): Promise<void> {
  const [record] = await req.scope
    .resolve<MetalOrderService>(METAL_ORDER)
    .listOrderRecords({ order_number: req.params.order_number ?? "", customer_id: customerIdOf(req) ?? "" })
  if (!record) throw new HttpProblem(404, "not_found", "There is no such order")
  res.json({ order: await toOrderView(req.scope, record) })
}
