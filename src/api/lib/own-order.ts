import type { MedusaRequest } from "@medusajs/framework/http"
import { METAL_ORDER } from "../../modules/metal-order"
import type MetalOrderService from "../../modules/metal-order/service"
import type { OrderRecordRow } from "../../workflows/orders/lib/order-view"
import { HttpProblem } from "./http-problem"
import { customerIdOf } from "./viewer"

/** The order of the path if it is the caller's own; anyone else's is 404. */
export async function ownOrder(req: MedusaRequest): Promise<OrderRecordRow> {
  const [record] = await req.scope
    .resolve<MetalOrderService>(METAL_ORDER)
    .listOrderRecords({ order_number: req.params.order_number ?? "", customer_id: customerIdOf(req) ?? "" })
  if (!record) throw new HttpProblem(404, "not_found", "There is no such order")
  return record
}
