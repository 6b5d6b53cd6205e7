import type { CartLine } from "@billet/backend/contract"
import type { ErpOrder } from "../../../modules/metal-erp/write-order"
import type { OrderRecordRow } from "../../orders/lib/order-view"

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals))

/** An order as the supplier's books take it: money in US dollars, lengths in inches, weights in pounds, times in UTC. */
export function toErpOrder(record: OrderRecordRow, version: number): ErpOrder {
  const lines = record.lines as unknown as CartLine[]
  return {
    orderNumber: record.order_number,
    version,
    fields: {
      orderStatus: record.order_status,
      paymentStatus: record.payment_status,
      paymentMethod: record.payment_method,
      purchaseOrderNumber: record.purchase_order_number,
      companyId: record.company_id,
      customerId: record.customer_id,
      coid: record.coid,
      orderDate: new Date(record.placed_at),
      total: record.total_cents / 100,
      freight: record.shipping_rate_cents === null ? null : record.shipping_rate_cents / 100,
      shippingProvider: record.shipping_provider,
      deliveryDate: record.delivery_date,
      customerNotes: record.customer_notes,
    },
    lines: lines.map((line, at) => ({
      lineNumber: at + 1,
      productCode: line.productCode,
      coid: line.coid,
      pieces: line.pieces,
      inches: rounded(line.lengthInInches * line.pieces, 3),
      pounds: rounded(line.totalWeightInPounds, 4),
      unitPrice: line.unitPrice,
      lineTotal: line.itemTotal,
    })),
  }
}
