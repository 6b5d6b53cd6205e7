import type { MedusaContainer } from "@medusajs/framework/types"
import { trackShipments } from "../workflows/shipping/lib/track-shipments"
import { scheduleOf } from "../workflows/system/lib/job-schedules"
import { recordedJob, type JobReport } from "../workflows/system/lib/recorded-job"

/** Follows what is on its way to a buyer. */
async function follow(container: MedusaContainer): Promise<JobReport> {
  return await trackShipments(container)
}

export default recordedJob("track-shipments", follow)

export const config = scheduleOf("track-shipments")
