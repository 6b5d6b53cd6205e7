import type { MedusaContainer } from "@medusajs/framework/types"
import { pruneSignInsWorkflow } from "../workflows/accounts/prune-sign-ins"
import { scheduleOf } from "../workflows/system/lib/job-schedules"
import { recordedJob } from "../workflows/system/lib/recorded-job"

/** Deletes sign-ins, counted attempts and known addresses that are too old to tell anything. */
async function pruneSignIns(container: MedusaContainer): Promise<void> {
  await pruneSignInsWorkflow(container).run()
}

export default recordedJob("prune-sign-ins", pruneSignIns)

export const config = scheduleOf("prune-sign-ins")
