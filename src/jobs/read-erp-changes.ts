import type { MedusaContainer } from "@medusajs/framework/types"
import { lookAtErp } from "../workflows/erp/lib/look-at-erp"
import { scheduleOf } from "../workflows/system/lib/job-schedules"
import { recordedJob, type JobReport } from "../workflows/system/lib/recorded-job"

/** Imports what changed in the supplier's stock. */
async function readErpChanges(container: MedusaContainer): Promise<JobReport> {
  return await lookAtErp(container, { kind: "STOCK", whole: false })
}

export default recordedJob("read-erp-changes", readErpChanges)

export const config = scheduleOf("read-erp-changes")
