import type { MedusaContainer } from "@medusajs/framework/types"
import { lookAtNightlyFeed } from "../workflows/catalogue/lib/look-at-nightly-feed"

export default async function checkStockFeed(container: MedusaContainer): Promise<void> {
  await lookAtNightlyFeed(container, "STOCK")
}

export const config = { name: "check-stock-feed", schedule: "30 2 * * *" }
