import type { MedusaContainer } from "@medusajs/framework/types"
import { lookAtErp } from "../workflows/erp/lib/look-at-erp"

/** Compares the heats with the supplier's table, twice an hour. */
export default async function readErpHeats(container: MedusaContainer): Promise<void> {
  await lookAtErp(container, { kind: "HEATS", whole: true })
}

export const config = { name: "read-erp-heats", schedule: "7,37 * * * *" }
