import type { MedusaContainer } from "@medusajs/framework/types"
import { lookAtErp } from "../workflows/erp/lib/look-at-erp"
import { scheduleOf } from "../workflows/system/lib/job-schedules"
import { recordedJob, type JobReport } from "../workflows/system/lib/recorded-job"

/** Compares the heats with the supplier's table, twice an hour. */
async function readErpHeats(container: MedusaContainer): Promise<JobReport> {
  return await lookAtErp(container, { kind: "HEATS", whole: true })
}

export default recordedJob("read-erp-heats", readErpHeats)

export const config = scheduleOf("read-erp-heats")
