import type { MedusaContainer } from "@medusajs/framework/types"
import { prunePriceChangesWorkflow } from "../workflows/pricing/prune-price-changes"

/** Keeps the log of price changes and the record of told prices short. */
export default async function prunePriceChanges(container: MedusaContainer): Promise<void> {
  await prunePriceChangesWorkflow(container).run()
}

export const config = { name: "prune-price-changes", schedule: "*/10 * * * *" }
