import type { MedusaContainer } from "@medusajs/framework/types"
import { writeErpOrders } from "../workflows/erp/lib/write-orders"
import { scheduleOf } from "../workflows/system/lib/job-schedules"
import { recordedJob, type JobReport } from "../workflows/system/lib/recorded-job"

/** Tells the supplier's database of orders that are new or have changed. */
async function writeOrdersToErp(container: MedusaContainer): Promise<JobReport> {
  return { done: await writeErpOrders(container) }
}

export default recordedJob("write-erp-orders", writeOrdersToErp)

export const config = scheduleOf("write-erp-orders")
