import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { METAL_ORDER } from "../modules/metal-order"
import type MetalOrderService from "../modules/metal-order/service"
import { alignMetalOrderWorkflow } from "../workflows/orders/align-metal-order"
import { disagreementsOf, type BooksRecord } from "../workflows/orders/lib/order-books"
import { scheduleOf } from "../workflows/system/lib/job-schedules"
import { recordedJob, type JobReport } from "../workflows/system/lib/recorded-job"

const PAGE = 200
/** A final order is looked at for a day after it became so. */
const DAY_MILLISECONDS = 24 * 60 * 60_000

type Row = BooksRecord & { order_number: string }

/**
 * Answers what disagreed. Looks first, without a lock: a verb at work may be about to do what is missing, and is then waited
 * for.
 */
async function reconcile(container: MedusaContainer, record: Row): Promise<string[]> {
  const { order_id: orderId, order_number: orderNumber } = record
  try {
    if (!(await disagreementsOf(container, record)).length) return []
    const { result: found } = await alignMetalOrderWorkflow(container).run({ input: { orderId } })
    return found.map(({ kind, repairable }) => {
      if (!repairable) return `The books of order ${orderNumber} disagree (${kind}); somebody has to look at it`
      return `The books of order ${orderNumber} disagreed (${kind}) and were brought in line`
    })
  } catch (error) {
    return [`The books of order ${orderNumber} could not be compared, trying again: ${String(error)}`]
  }
}

/** Compares metal, credit and Medusa's order with the state of every order that is open or has changed today. */
async function reconcileOrders(container: MedusaContainer): Promise<JobReport> {
  const orders = container.resolve<MetalOrderService>(METAL_ORDER)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const problems: string[] = []
  let done = 0
  const since = new Date(Date.now() - DAY_MILLISECONDS)
  for (let skip = 0; ; skip += PAGE) {
    const records = await orders.listOrderRecords(
      { $or: [{ order_status: { $nin: ["COMPLETED", "CANCELLED"] } }, { updated_at: { $gt: since } }] },
      {
        select: ["order_id", "order_number", "order_status", "shipping_rate_cents", "total_cents", "refunded_cents"],
        order: { id: "ASC" },
        skip,
        take: PAGE,
      },
    )
    for (const record of records) problems.push(...(await reconcile(container, record)))
    done += records.length
    if (records.length < PAGE) break
  }
  for (const problem of problems) logger.error(problem)
  return { done, problems }
}

export default recordedJob("reconcile-orders", reconcileOrders)

export const config = scheduleOf("reconcile-orders")
