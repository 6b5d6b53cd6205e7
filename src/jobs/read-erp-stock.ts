import type { MedusaContainer } from "@medusajs/framework/types"
import { lookAtErp } from "../workflows/erp/lib/look-at-erp"
import { scheduleOf } from "../workflows/system/lib/job-schedules"
import { recordedJob, type JobReport } from "../workflows/system/lib/recorded-job"

/** Compares the whole stock with the supplier's table, every night. */
async function readErpStock(container: MedusaContainer): Promise<JobReport> {
  return await lookAtErp(container, { kind: "STOCK", whole: true })
}

export default recordedJob("read-erp-stock", readErpStock)

export const config = scheduleOf("read-erp-stock")
