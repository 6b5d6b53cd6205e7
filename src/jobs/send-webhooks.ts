import type { MedusaContainer } from "@medusajs/framework/types"
import { gatherWebhooks, sendWebhooks as sendDue } from "../workflows/webhooks/lib/run-webhooks"
import { scheduleOf } from "../workflows/system/lib/job-schedules"
import { recordedJob } from "../workflows/system/lib/recorded-job"

/** Tells the programs of integrators what happened. */
async function sendWebhooks(container: MedusaContainer): Promise<void> {
  await gatherWebhooks(container)
  await sendDue(container)
}

export default recordedJob("send-webhooks", sendWebhooks)

export const config = scheduleOf("send-webhooks")
