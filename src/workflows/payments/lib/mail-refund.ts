import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { sendMail } from "../../mail/lib/send-mail"
import type { OrderRecordRow } from "../../orders/lib/order-view"

const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" })

type Given = { record: OrderRecordRow; cents: number; reason: string; refundId: string }

/** Tells an order's buyer of money given back, once. */
export async function mailRefund(container: MedusaContainer, { record, cents, reason, refundId }: Given): Promise<void> {
  const { email, first_name: name } = await container.resolve(Modules.CUSTOMER).retrieveCustomer(record.customer_id)
  await sendMail(container, {
    ...{ to: email, template: "order-refunded", idempotency_key: `refund:${refundId}` },
    data: {
      ...{ firstName: name ?? "", orderNumber: record.order_number, amount: money.format(cents / 100), reason },
      onAccount: record.payment_method === "ACCOUNT",
    },
  })
}
