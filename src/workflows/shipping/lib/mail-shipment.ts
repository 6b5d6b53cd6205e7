import type { CartLine } from "@billet/backend/contract"
import { isPartlyShipped } from "@billet/backend/orders"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { sendMail } from "../../mail/lib/send-mail"
import { orderRecordOf } from "../../orders/lib/order-record-of"
import { piecesOf, shipmentFacts, shipmentsOf, trackingOf } from "./shipment-facts"

/** What the mail about a shipment is known by: it is sent once. */
export const shipmentMailKey = (shipmentId: string) => `shipped:${shipmentId}`

/** Tells an order's buyer of a shipment, once. */
export async function mailShipment(container: MedusaContainer, orderId: string, shipmentId: string): Promise<void> {
  const record = await orderRecordOf(container, orderId)
  const row = (await shipmentsOf(container, orderId)).find(({ id }) => id === shipmentId)
  if (!row) return
  const { email, first_name: name } = await container.resolve(Modules.CUSTOMER).retrieveCustomer(record.customer_id)
  const lines = record.lines as unknown as CartLine[]
  const codeOf = (lineId: string) => lines.find(({ id }) => id === lineId)?.productCode ?? lineId
  await sendMail(container, {
    ...{ to: email, template: "order-shipped", idempotency_key: shipmentMailKey(shipmentId) },
    data: {
      ...{ firstName: name ?? "", orderNumber: record.order_number, carrier: row.carrier_name, shippedOn: row.shipped_on },
      pieces: piecesOf(row).map(({ lineId, pieces }) => `${pieces} x ${codeOf(lineId)}`),
      tracking: trackingOf(row),
      isRest: !isPartlyShipped(await shipmentFacts(container, record)),
    },
  })
}
