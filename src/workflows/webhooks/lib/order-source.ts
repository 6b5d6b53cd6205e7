import type { OrderVerb, WebhookOrderData, WebhookType } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { WebhookEvent, WebhookSource } from "../../../modules/metal-integration/sql/gather-events"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import type { OrderChange } from "../../../modules/metal-order/sql/read-order-changes"
import { toOrderSummary, type OrderRecordRow } from "../../orders/lib/order-view"

const AT_ONCE = 200
const TYPES: Record<OrderVerb | "pay", WebhookType> = {
  place: "order.placed",
  pay: "order.paid",
  start: "order.started",
  process: "order.processed",
  ship: "order.shipped",
  complete: "order.completed",
  cancel: "order.cancelled",
}

function dataOf(record: OrderRecordRow, { from, to }: OrderChange): WebhookOrderData {
  const { id: orderId, ...summary } = toOrderSummary(record)
  return {
    ...summary,
    orderId,
    orderStatus: to,
    previousStatus: from,
    companyId: record.company_id,
    customerId: record.customer_id,
    shippingProvider: record.shipping_provider,
  }
}

function eventOf(record: OrderRecordRow, change: OrderChange): WebhookEvent {
  return {
    id: change.id,
    type: TYPES[change.verb],
    objectKey: change.orderId,
    companyId: record.company_id,
    isHouseOnly: record.company_id === null,
    createdAt: change.at,
    data: dataOf(record, change),
  }
}

/** What becomes of orders. */
export function orderSource(container: MedusaContainer): WebhookSource {
  const orders = container.resolve<MetalOrderService>(METAL_ORDER)
  return {
    name: "orders",
    types: Object.values(TYPES),
    now: () => orders.cursorNow(),
    read: async (cursor, take) => {
      const { changes, next } = await orders.readOrderChanges(cursor)
      for (let at = 0; at < changes.length; at += AT_ONCE) {
        const part = changes.slice(at, at + AT_ONCE)
        const ids = [...new Set(part.map(({ orderId }) => orderId))]
        const records = await orders.listOrderRecords({ order_id: ids }, { take: null })
        const byId = new Map(records.map((record) => [record.order_id, record]))
        await take(
          part.flatMap((change) => {
            const record = byId.get(change.orderId)
            return record ? eventOf(record, change) : []
          }),
        )
      }
      return next
    },
  }
}
