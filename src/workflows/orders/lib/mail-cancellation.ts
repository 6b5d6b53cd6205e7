import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { sendMail } from "../../mail/lib/send-mail"
import { moneyOnAccount } from "../../payments/lib/money-on-account"
import { orderRecordOf } from "./order-record-of"
import type { OrderRecordRow } from "./order-view"

/** What the mail about a cancelled order is known by: it is sent once. */
export const cancellationMailKey = (orderId: string) => `cancelled:${orderId}`

async function wasPaid(container: MedusaContainer, record: OrderRecordRow): Promise<boolean> {
  if (record.payment_method === "STRIPE") return record.payment_status === "PAID"
  const { received, paidBack } = await moneyOnAccount(container, record.order_id)
  return received > paidBack
}

/** Tells an order's buyer that it is cancelled, whoever did it, once. */
export async function mailCancellation(container: MedusaContainer, orderId: string): Promise<void> {
  const record = await orderRecordOf(container, orderId)
  if (record.order_status !== "CANCELLED") return
  const { email, first_name: name } = await container.resolve(Modules.CUSTOMER).retrieveCustomer(record.customer_id)
  await sendMail(container, {
    ...{ to: email, template: "order-cancelled", idempotency_key: cancellationMailKey(orderId) },
    data: {
      ...{ firstName: name ?? "", orderNumber: record.order_number, reason: record.cancel_reason },
      ...{ wasPaid: await wasPaid(container, record), onAccount: record.payment_method === "ACCOUNT" },
    },
  })
}
