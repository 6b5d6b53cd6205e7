import type { MedusaContainer } from "@medusajs/framework/types"
import { pruneStockChangesWorkflow } from "../workflows/catalogue/prune-stock-changes"
import { scheduleOf } from "../workflows/system/lib/job-schedules"
import { recordedJob } from "../workflows/system/lib/recorded-job"

/** Keeps the log of stock changes short. */
async function pruneStockChanges(container: MedusaContainer): Promise<void> {
  await pruneStockChangesWorkflow(container).run()
}

export default recordedJob("prune-stock-changes", pruneStockChanges)

export const config = scheduleOf("prune-stock-changes")
