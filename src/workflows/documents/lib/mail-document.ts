import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { sendMail } from "../../mail/lib/send-mail"
import { orderRecordOf } from "../../orders/lib/order-record-of"
import { orderDocument } from "./order-document"
import type { DocumentKind } from "./write-document"

/** What a paper is sent for; a freight quote comes with the acknowledgement of the new total. */
type Occasion = DocumentKind | "freight-quote"

const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" })

/** What the mail with a paper of an order is known by: it is sent once. */
export const documentMailKey = (kind: DocumentKind, orderId: string) => `${kind}:${orderId}`

/** Mails a paper of an order to its buyer, once. */
export async function mailDocument(container: MedusaContainer, orderId: string, occasion: Occasion): Promise<void> {
  const record = await orderRecordOf(container, orderId)
  const { email, first_name: name } = await container.resolve(Modules.CUSTOMER).retrieveCustomer(record.customer_id)
  const kind = occasion === "freight-quote" ? "acknowledgement" : occasion
  const { filename, content } = await orderDocument(container, record, `${kind}.pdf`)
  const facts = { firstName: name ?? "", orderNumber: record.order_number, total: money.format(record.total_cents / 100) }
  const shared = {
    to: email,
    attachments: [{ filename, content: content.toString("base64"), content_type: "application/pdf" }],
    idempotency_key: documentMailKey(kind, orderId),
  }
  if (occasion === "freight-quote") {
    const { shipping_rate_cents: cents, carrier_name: carrier, freight_note: note, freight_valid_until: validUntil } = record
    await sendMail(container, {
      ...shared,
      idempotency_key: `${occasion}:${orderId}:${new Date(record.freight_quoted_at ?? 0).toISOString()}`,
      template: "freight-quoted",
      data: { ...facts, freight: money.format((cents ?? 0) / 100), carrier: carrier ?? "", note, validUntil: validUntil ?? "" },
    })
  } else if (kind === "invoice") {
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
