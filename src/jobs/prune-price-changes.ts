import type { MedusaContainer } from "@medusajs/framework/types"
import { prunePriceChangesWorkflow } from "../workflows/pricing/prune-price-changes"
import { scheduleOf } from "../workflows/system/lib/job-schedules"
import { recordedJob } from "../workflows/system/lib/recorded-job"

/** Keeps the log of price changes and the record of told prices short. */
async function prunePriceChanges(container: MedusaContainer): Promise<void> {
  await prunePriceChangesWorkflow(container).run()
}

export default recordedJob("prune-price-changes", prunePriceChanges)

export const config = scheduleOf("prune-price-changes")
