import type { MedusaContainer } from "@medusajs/framework/types"
import { pruneStockChangesWorkflow } from "../workflows/catalogue/prune-stock-changes"

/** Keeps the log of stock changes short. */
export default async function pruneStockChanges(container: MedusaContainer): Promise<void> {
  await pruneStockChangesWorkflow(container).run()
}

export const config = { name: "prune-stock-changes", schedule: "*/10 * * * *" }
