import type { MedusaContainer } from "@medusajs/framework/types"
import { pruneLocksWorkflow } from "../workflows/shared/prune-locks"
import { scheduleOf } from "../workflows/system/lib/job-schedules"
import { recordedJob } from "../workflows/system/lib/recorded-job"

/** Deletes locks that changed carts and ended processes have left. */
async function pruneLocks(container: MedusaContainer): Promise<void> {
  await pruneLocksWorkflow(container).run()
}

export default recordedJob("prune-locks", pruneLocks)

export const config = scheduleOf("prune-locks")
