import type { MedusaContainer } from "@medusajs/framework/types"
import { pruneLocksWorkflow } from "../workflows/shared/prune-locks"

/** Deletes locks that changed carts and ended processes have left. */
export default async function pruneLocks(container: MedusaContainer): Promise<void> {
  await pruneLocksWorkflow(container).run()
}

export const config = { name: "prune-locks", schedule: "*/10 * * * *" }
