import type { MedusaContainer } from "@medusajs/framework/types"
import { gatherWebhooks, sendWebhooks as sendDue } from "../workflows/webhooks/lib/run-webhooks"

/** Tells the programs of integrators what happened. */
export default async function sendWebhooks(container: MedusaContainer): Promise<void> {
  await gatherWebhooks(container)
  await sendDue(container)
}

export const config = { name: "send-webhooks", schedule: { interval: 5_000, concurrency: "forbid" } }
