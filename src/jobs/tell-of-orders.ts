import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_NOTIFICATION } from "../modules/metal-notification"
import type MetalNotificationService from "../modules/metal-notification/service"
import { METAL_ORDER } from "../modules/metal-order"
import type MetalOrderService from "../modules/metal-order/service"
import { METAL_SYSTEM } from "../modules/metal-system"
import type MetalSystemService from "../modules/metal-system/service"
import type { Telling } from "../modules/metal-order/sql/tellings-of-today"
import { issueInvoiceWorkflow } from "../workflows/documents/issue-invoice"
import { documentMailKey, mailDocument } from "../workflows/documents/lib/mail-document"
import { newOrderSource, tellOfNewOrder } from "../workflows/notifications/lib/tell-of-new-order"
import { cancellationMailKey, mailCancellation } from "../workflows/orders/lib/mail-cancellation"
import { messageOf } from "../workflows/shared/message-of"
import { mailShipment, shipmentMailKey } from "../workflows/shipping/lib/mail-shipment"
import { scheduleOf } from "../workflows/system/lib/job-schedules"
import { recordedJob, type JobReport } from "../workflows/system/lib/recorded-job"

type Mail = { orderId: string; key: string; send: () => Promise<unknown> }

/** The mails of what has happened to orders; one that left without its invoice gets it, and the mail with it. */
const mailOf = (container: MedusaContainer, { kind, order_id: orderId, id }: Telling): Mail => {
  const invoice = { orderId, key: documentMailKey("invoice", orderId) }
  switch (kind) {
    case "cancelled":
      return { orderId, key: cancellationMailKey(orderId), send: () => mailCancellation(container, orderId) }
    case "invoiced":
      return { ...invoice, send: () => mailDocument(container, orderId, "invoice") }
    case "uninvoiced":
      return { ...invoice, send: () => issueInvoiceWorkflow(container).run({ input: { orderId, adminId: null } }) }
    case "shipped":
      return { orderId, key: shipmentMailKey(id), send: () => mailShipment(container, orderId, id) }
  }
}

/** Runs a telling; answers what is wrong with it. */
async function tell(orderId: string, telling: () => Promise<unknown>): Promise<string | null> {
  try {
    await telling()
    return null
  } catch (error) {
    return `Nobody could be told of order ${orderId}, trying again: ${messageOf(error)}`
  }
}

/**
 * Tells of orders whose event was lost, with the process that placed or moved them or on its way: the buyer by mail, and the
 * desk of a new one.
 */
async function tellOfOrders(container: MedusaContainer): Promise<JobReport> {
  const orders = container.resolve<MetalOrderService>(METAL_ORDER)
  const ids = await orders.idsOfToday()
  const placed = ids.map((orderId): Mail => {
    const key = documentMailKey("acknowledgement", orderId)
    return { orderId, key, send: () => mailDocument(container, orderId, "acknowledgement") }
  })
  const mails = [...placed, ...(await orders.tellingsOfToday()).map((telling) => mailOf(container, telling))]
  const system = container.resolve<MetalSystemService>(METAL_SYSTEM)
  const notifications = container.resolve<MetalNotificationService>(METAL_NOTIFICATION)
  const unmailed = new Set(await system.unwrittenKeys(mails.map(({ key }) => key)))
  const untold = new Set(await notifications.untoldSources(ids.map(newOrderSource)))
  const problems: (string | null)[] = []
  for (const { orderId, key, send } of mails) if (unmailed.has(key)) problems.push(await tell(orderId, send))
  for (const id of ids) if (untold.has(newOrderSource(id))) problems.push(await tell(id, () => tellOfNewOrder(container, id)))
  return { done: problems.length, problems: problems.filter((one) => one !== null) }
}

export default recordedJob("tell-of-orders", tellOfOrders)

export const config = scheduleOf("tell-of-orders")
