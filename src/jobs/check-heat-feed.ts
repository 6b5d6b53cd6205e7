import type { MedusaContainer } from "@medusajs/framework/types"
import { lookAtNightlyFeed } from "../workflows/catalogue/lib/look-at-nightly-feed"
import { scheduleOf } from "../workflows/system/lib/job-schedules"
import { recordedJob, type JobReport } from "../workflows/system/lib/recorded-job"

/** An hour after the stock: heats are of items that are there. */
async function checkHeatFeed(container: MedusaContainer): Promise<JobReport> {
  return await lookAtNightlyFeed(container, "HEATS")
}

export default recordedJob("check-heat-feed", checkHeatFeed)

export const config = scheduleOf("check-heat-feed")
