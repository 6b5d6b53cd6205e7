import type { MedusaContainer } from "@medusajs/framework/types"
import { reportBrokenPricesWorkflow } from "../workflows/pricing/report-broken-prices"
import { scheduleOf } from "../workflows/system/lib/job-schedules"
import { recordedJob } from "../workflows/system/lib/recorded-job"

/** A row broken behind the application is left out at once; staff hear of it within minutes. */
async function reportBrokenPrices(container: MedusaContainer): Promise<void> {
  await reportBrokenPricesWorkflow(container).run()
}

export default recordedJob("report-broken-prices", reportBrokenPrices)

export const config = scheduleOf("report-broken-prices")
