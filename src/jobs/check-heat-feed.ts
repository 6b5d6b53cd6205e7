import type { MedusaContainer } from "@medusajs/framework/types"
import { lookAtNightlyFeed } from "../workflows/catalogue/lib/look-at-nightly-feed"

/** An hour after the stock: heats are of items that are there. */
export default async function checkHeatFeed(container: MedusaContainer): Promise<void> {
  await lookAtNightlyFeed(container, "HEATS")
}

export const config = { name: "check-heat-feed", schedule: "30 3 * * *" }
