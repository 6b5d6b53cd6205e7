import type { MedusaContainer } from "@medusajs/framework/types"
import { writeErpOrders } from "../workflows/erp/lib/write-orders"

/** Tells the supplier's database of orders that are new or have changed. */
export default async function writeOrdersToErp(container: MedusaContainer): Promise<void> {
  await writeErpOrders(container)
}

export const config = { name: "write-erp-orders", schedule: "* * * * *" }
