import { orderDisagreements, type OrderDisagreement } from "@billet/backend/orders"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import type { OrderRecordRow } from "./order-view"

/** Where metal and Medusa's order contradict the state of an order now. */
export async function disagreementsOf(
  container: MedusaContainer,
  record: Pick<OrderRecordRow, "order_id" | "order_status">,
): Promise<OrderDisagreement[]> {
  const [order, reservations] = await Promise.all([
    container.resolve(Modules.ORDER).retrieveOrder(record.order_id, { select: ["id", "status"] }),
    container.resolve<MetalCatalogueService>(METAL_CATALOGUE).listReservations({ order_id: record.order_id }),
  ])
  return orderDisagreements({
    orderStatus: record.order_status,
    medusaStatus: order.status,
    reservations: reservations.map(({ status }) => status),
  })
}
