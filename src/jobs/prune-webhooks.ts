import type { MedusaContainer } from "@medusajs/framework/types"
import { pruneWebhooksWorkflow } from "../workflows/webhooks/prune-webhooks"
import { scheduleOf } from "../workflows/system/lib/job-schedules"
import { recordedJob } from "../workflows/system/lib/recorded-job"

/** Keeps the list of deliveries short. */
async function pruneWebhooks(container: MedusaContainer): Promise<void> {
  await pruneWebhooksWorkflow(container).run()
}

export default recordedJob("prune-webhooks", pruneWebhooks)

export const config = scheduleOf("prune-webhooks")
