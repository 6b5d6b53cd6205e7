import { targetOfVerb, type OrderDisagreement } from "@billet/backend/orders"
import type { MedusaContainer } from "@medusajs/framework/types"
import { cancelOrderWorkflow, completeOrderWorkflow } from "@medusajs/medusa/core-flows"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { releasePromo } from "../../promo/lib/promo-usage"
import { settleCardOf } from "../../payments/lib/settle-card-of"
import { recordAudit } from "../../audit/record-audit"
import { freightToMedusa } from "./medusa-freight"
import { moveAudit } from "./move-audit"
import { SYSTEM_MOVER } from "./order-verb-input"
import { shipmentsToMedusa } from "../../shipping/lib/shipments-to-medusa"
import { tellOfMove } from "./tell-of-move"
import { disagreementsOf } from "./order-books"
import { orderRecordOf } from "./order-record-of"
import type { OrderRecordRow } from "./order-view"

type Repair = (container: MedusaContainer, record: OrderRecordRow) => Promise<unknown>

/** What was cut before its order was cancelled lies on the shelf in pieces. */
const releaseMetal: Repair = async (container, { order_id: orderId }) => {
  const orders = container.resolve<MetalOrderService>(METAL_ORDER)
  const [cancelled] = await orders.listOrderEvents({ order_id: orderId, to_status: "CANCELLED" }, { take: 1 })
  const isCut = cancelled?.from_status === "PROCESSED"
  await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).releaseReservations({ orderId, isCut })
}

const moveAs =
  (verb: "cancel" | "complete" | "ship", reason: string | null): Repair =>
  async (container, record) => {
    const [from, to] = [record.order_status, targetOfVerb(verb)]
    const won = await container.resolve<MetalOrderService>(METAL_ORDER).moveOrder({
      ...{ order_id: record.order_id, verb, from, to },
      ...{ actor: "system", actor_id: null, reason, request_key: null },
    })
    const moved = { orderId: record.order_id, orderNumber: record.order_number, from, to }
    if (!won) return
    await recordAudit(container, moveAudit(verb, { mover: SYSTEM_MOVER, reason }, moved))
    await tellOfMove(container, { verb, reason, moved })
  }

const REPAIRS: Partial<Record<OrderDisagreement["kind"], Repair>> = {
  medusa_cancelled: moveAs("cancel", "Cancelled by the sales desk"),
  medusa_completed: moveAs("complete", null),
  medusa_not_cancelled: (container, record) =>
    cancelOrderWorkflow(container).run({ input: { order_id: record.order_id, no_notification: true } }),
  medusa_not_completed: (container, record) => completeOrderWorkflow(container).run({ input: { orderIds: [record.order_id] } }),
  shipped_not_moved: moveAs("ship", null),
  shipments_unknown: shipmentsToMedusa,
  freight_differs: freightToMedusa,
  credit_differs: (container, { order_id: orderId, total_cents: total, refunded_cents: refunded }) =>
    container.resolve<MetalCompanyService>(METAL_COMPANY).chargeOrder({ orderId, cents: total - refunded, beyondLimit: true }),
  metal_kept: releaseMetal,
  metal_not_deducted: (container, record) =>
    container.resolve<MetalCatalogueService>(METAL_CATALOGUE).deductReservations(record.order_id),
}

/** Repairs that move the order, after which its books are looked at again. */
const MOVES: ReadonlySet<OrderDisagreement["kind"]> = new Set(["medusa_cancelled", "medusa_completed", "shipped_not_moved"])

/**
 * Brings the books in line with an order's state: metal, credit, promo code and Medusa's order. Each part may be repeated.
 * Answers what disagreed; what no machine can decide stays as it is.
 */
export async function alignOrder(container: MedusaContainer, orderId: string): Promise<OrderDisagreement[]> {
  const record = await orderRecordOf(container, orderId)
  if (record.order_status === "COMPLETED") {
    const deliveredOn = new Date().toISOString().slice(0, 10)
    await container.resolve<MetalOrderService>(METAL_ORDER).deliverShipments({ orderId, id: null, deliveredOn })
  }
  const found = await disagreementsOf(container, record)
  for (const { kind, repairable } of found) if (repairable) await REPAIRS[kind]?.(container, record)
  const stateMoved = found.some(({ kind, repairable }) => repairable && MOVES.has(kind))
  if (stateMoved) return [...found, ...(await alignOrder(container, orderId))]
  if (record.order_status === "CANCELLED") {
    const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
    await companies.releaseCredit({ orderId })
    await companies.releaseSpending({ orderId })
    await releasePromo(container, { orderId })
    if (record.payment_method === "STRIPE") await settleCardOf(container, orderId)
  }
  return found
}
