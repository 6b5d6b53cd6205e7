import type { MedusaContainer } from "@medusajs/framework/types"
import type { OrderRecordRow } from "../../orders/lib/order-view"
import { tellStaffWorkflow } from "../tell-staff"

const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" })

type About = Pick<OrderRecordRow, "order_id" | "order_number" | "company_id" | "customer_id" | "total_cents">

/** Whoever processes orders hears, once an order, of a card that was refused, and of one that paid another amount. */
export async function tellOfFailedPayment(container: MedusaContainer, order: About, paidCents: number | null): Promise<void> {
  const { order_id: orderId, order_number: number } = order
  const total = money.format(order.total_cents / 100)
  const isWrong = paidCents !== null
  await tellStaffWorkflow(container).run({
    input: {
      type: "PAYMENT_FAILED",
      title: isWrong ? `Order ${number} was paid with a wrong amount` : `The card payment of order ${number} failed`,
      message: isWrong
        ? `${money.format(paidCents / 100)} came for ${total}; look at it`
        : `${total} were not paid; the buyer may try another card until the order is cancelled`,
      priority: isWrong ? "HIGH" : "NORMAL",
      source: `${isWrong ? "payment-amount" : "payment-failed"}:${orderId}`,
      orderId,
      companyId: order.company_id,
      userId: order.customer_id,
      actionUrl: `/orders/${orderId}`,
    },
  })
}
