import { orderDisagreements, type OrderDisagreement } from "@billet/backend/orders"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { shipmentsOf } from "../../shipping/lib/shipment-facts"
import type { OrderRecordRow } from "./order-view"

export type BooksRecord = Pick<
  OrderRecordRow,
  "order_id" | "order_status" | "shipping_rate_cents" | "total_cents" | "refunded_cents"
>

/** Where metal, freight, credit and Medusa's order contradict the state of an order now. */
export async function disagreementsOf(container: MedusaContainer, record: BooksRecord): Promise<OrderDisagreement[]> {
  const { order_id } = record
  const [order, reservations, shipments, [entry]] = await Promise.all([
    container.resolve(Modules.ORDER).retrieveOrder(order_id, {
      ...{ select: ["id", "status"], relations: ["shipping_methods", "summary"] },
    }),
    container.resolve<MetalCatalogueService>(METAL_CATALOGUE).listReservations({ order_id }),
    shipmentsOf(container, order_id),
    container
      .resolve<MetalCompanyService>(METAL_COMPANY)
      .listCreditEntries({ order_id, status: ["CHARGED", "PAID"] }, { select: ["cents"] }),
  ])
  const [method] = order.shipping_methods ?? []
  return orderDisagreements({
    orderStatus: record.order_status,
    medusaStatus: order.status,
    reservations: reservations.map(({ status }) => status),
    shipments: {
      count: shipments.length,
      unknown: shipments.filter((one) => !one.fulfillment_id || (one.status === "DELIVERED" && !one.fulfillment_delivered))
        .length,
    },
    cents: {
      freight: record.shipping_rate_cents ?? 0,
      medusaFreight: method ? Math.round(Number(method.amount) * 100) : null,
      ordered: record.total_cents,
      medusaTotal: order.summary ? Math.round(Number(order.summary.current_order_total) * 100) : null,
      charged: record.total_cents - record.refunded_cents,
      credit: entry?.cents ?? null,
    },
  })
}
