import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { sendMail } from "../../mail/lib/send-mail"
import { orderRecordOf } from "../../orders/lib/order-record-of"
import { orderDocument } from "./order-document"
import type { DocumentKind } from "./write-document"

const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" })

/** Mails a paper of an order to its buyer, once. */
export async function mailDocument(container: MedusaContainer, orderId: string, kind: DocumentKind): Promise<void> {
  const record = await orderRecordOf(container, orderId)
  const { email, first_name: name } = await container.resolve(Modules.CUSTOMER).retrieveCustomer(record.customer_id)
  const { filename, content } = await orderDocument(container, record, `${kind}.pdf`)
  const facts = { firstName: name ?? "", orderNumber: record.order_number, total: money.format(record.total_cents / 100) }
  const shared = {
    to: email,
    attachments: [{ filename, content: content.toString("base64"), content_type: "application/pdf" }],
    idempotency_key: `${kind}:${orderId}`,
  }
  if (kind === "invoice") {
    await sendMail(container, {
      ...shared,
      template: "order-invoiced",
      data: { ...facts, invoiceNumber: record.invoice_number ?? "" },
    })
  } else {
    const unpaid = record.payment_method === "STRIPE" && record.payment_status !== "PAID"
    await sendMail(container, { ...shared, template: "order-placed", data: { ...facts, unpaid } })
  }
}
