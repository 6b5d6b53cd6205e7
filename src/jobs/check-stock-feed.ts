import type { MedusaContainer } from "@medusajs/framework/types"
import { lookAtNightlyFeed } from "../workflows/catalogue/lib/look-at-nightly-feed"
import { scheduleOf } from "../workflows/system/lib/job-schedules"
import { recordedJob, type JobReport } from "../workflows/system/lib/recorded-job"

async function checkStockFeed(container: MedusaContainer): Promise<JobReport> {
  return await lookAtNightlyFeed(container, "STOCK")
}

export default recordedJob("check-stock-feed", checkStockFeed)

export const config = scheduleOf("check-stock-feed")
