import type { MedusaContainer } from "@medusajs/framework/types"
import { lookAtErp } from "../workflows/erp/lib/look-at-erp"

/** Compares the whole stock with the supplier's table, every night. */
export default async function readErpStock(container: MedusaContainer): Promise<void> {
  await lookAtErp(container, { kind: "STOCK", whole: true })
}

export const config = { name: "read-erp-stock", schedule: "45 2 * * *" }
