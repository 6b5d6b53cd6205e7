import type { MedusaContainer } from "@medusajs/framework/types"
import { lookAtErp } from "../workflows/erp/lib/look-at-erp"

/** Imports what changed in the supplier's stock. */
export default async function readErpChanges(container: MedusaContainer): Promise<void> {
  await lookAtErp(container, { kind: "STOCK", whole: false })
}

export const config = { name: "read-erp-changes", schedule: "* * * * *" }
