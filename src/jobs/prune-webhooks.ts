import type { MedusaContainer } from "@medusajs/framework/types"
import { pruneWebhooksWorkflow } from "../workflows/webhooks/prune-webhooks"

/** Keeps the list of deliveries short. */
export default async function pruneWebhooks(container: MedusaContainer): Promise<void> {
  await pruneWebhooksWorkflow(container).run()
}

export const config = { name: "prune-webhooks", schedule: "17 * * * *" }
