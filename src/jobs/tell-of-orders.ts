import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_NOTIFICATION } from "../modules/metal-notification"
import type MetalNotificationService from "../modules/metal-notification/service"
import { METAL_ORDER } from "../modules/metal-order"
import type MetalOrderService from "../modules/metal-order/service"
import { METAL_SYSTEM } from "../modules/metal-system"
import type MetalSystemService from "../modules/metal-system/service"
import { documentMailKey, mailDocument } from "../workflows/documents/lib/mail-document"
import { newOrderSource, tellOfNewOrder } from "../workflows/notifications/lib/tell-of-new-order"
import { messageOf } from "../workflows/shared/message-of"
import { scheduleOf } from "../workflows/system/lib/job-schedules"
import { recordedJob, type JobReport } from "../workflows/system/lib/recorded-job"

/** Runs one of two tellings; answers what is wrong with it. */
async function tell(orderId: string, telling: () => Promise<void>): Promise<string | null> {
  try {
    await telling()
    return null
  } catch (error) {
    return `Nobody could be told of order ${orderId}, trying again: ${messageOf(error)}`
  }
}

/** Tells of orders whose event was lost, with the process that placed them or on its way: the buyer by mail, and the desk. */
async function tellOfOrders(container: MedusaContainer): Promise<JobReport> {
  const ids = await container.resolve<MetalOrderService>(METAL_ORDER).idsOfToday()
  const system = container.resolve<MetalSystemService>(METAL_SYSTEM)
  const notifications = container.resolve<MetalNotificationService>(METAL_NOTIFICATION)
  const unmailed = new Set(await system.unwrittenKeys(ids.map((id) => documentMailKey("acknowledgement", id))))
  const untold = new Set(await notifications.untoldSources(ids.map(newOrderSource)))
  const problems: (string | null)[] = []
  for (const id of ids) {
    if (unmailed.has(documentMailKey("acknowledgement", id)))
      problems.push(await tell(id, () => mailDocument(container, id, "acknowledgement")))
    if (untold.has(newOrderSource(id))) problems.push(await tell(id, () => tellOfNewOrder(container, id)))
  }
  return { done: problems.length, problems: problems.filter((one) => one !== null) }
}

export default recordedJob("tell-of-orders", tellOfOrders)

export const config = scheduleOf("tell-of-orders")
