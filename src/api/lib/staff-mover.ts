import type { MedusaRequest } from "@medusajs/framework/http"
import type { OrderMover } from "../../workflows/orders/lib/order-verb-input"
import { actorIdOf, rightsOf } from "./staff"

/** The staff member behind a request, as the law of orders knows one. */
export function staffMover(req: MedusaRequest): OrderMover {
  const { role, permissions } = rightsOf(req)
  return { kind: "staff", id: actorIdOf(req), role, permissions }
}
