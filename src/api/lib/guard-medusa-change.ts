import type { MedusaContainer } from "@medusajs/framework/types"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { METAL_ORDER } from "../../modules/metal-order"
import type MetalOrderService from "../../modules/metal-order/service"
import { HttpProblem } from "./http-problem"

type Found = { order_id?: string | null }[]
type Finder = (scope: MedusaContainer, id: string) => Promise<Found>

const ordersOf = (scope: MedusaContainer) => scope.resolve(Modules.ORDER)

/** What changes an order in Medusa, by the first part of its address, and which order one of an id is of. */
const CHANGES: Record<string, Finder> = {
  // Medusa knows an edit by its order.
  "order-edits": (_scope, id) => Promise.resolve([{ order_id: id }]),
  returns: (scope, id) => ordersOf(scope).listReturns({ id }, { select: ["order_id"] }),
  claims: (scope, id) => ordersOf(scope).listOrderClaims({ id }, { select: ["order_id"] }),
  exchanges: (scope, id) => ordersOf(scope).listOrderExchanges({ id }, { select: ["order_id"] }),
  "order-changes": (scope, id) => ordersOf(scope).listOrderChanges({ id }, { select: ["order_id"] }),
  fulfillments: async (scope, fulfillment_id) => {
    const query = scope.resolve(ContainerRegistrationKeys.QUERY)
    const { data } = await query.graph({ entity: "order_fulfillment", fields: ["order_id"], filters: { fulfillment_id } })
    return data as Found
  },
}

/** Everything below these addresses; one without an id names its order in the body. */
export const MEDUSAS_CHANGES = new RegExp(`^/admin/(${Object.keys(CHANGES).join("|")})(/.*)?$`, "i")

const MESSAGE =
  "Lines, money and shipments of this order are kept in its metal section: Medusa's own edits, returns and the like are not for it."

/** A metal order is what its record says: what Medusa would change of it alone would contradict its metal, invoice and credit. */
export async function refuseMetalChange(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const [, , kind = "", id] = req.originalUrl.split("?")[0]?.split("/") ?? []
  const { order_id: named } = (req.body ?? {}) as { order_id?: unknown }
  const found = id ? await CHANGES[kind.toLowerCase()]?.(req.scope, id) : []
  const ids = [...(found ?? []).map((one) => one.order_id), named].filter((one) => typeof one === "string")
  if (ids.length === 0) return next()
  const [record] = await req.scope.resolve<MetalOrderService>(METAL_ORDER).listOrderRecords({ order_id: ids }, { take: 1 })
  next(record ? new HttpProblem(409, "order_state", MESSAGE) : undefined)
}
