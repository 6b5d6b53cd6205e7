import type { ExecArgs, MedusaContainer } from "@medusajs/framework/types"
import { METAL_CATALOGUE } from "../modules/metal-catalogue"
import type MetalCatalogueService from "../modules/metal-catalogue/service"
import { seedFeeds } from "./seed/seed-feeds"
import { seedPeople, writeSignIns } from "./seed/seed-people"
import { seedPrices } from "./seed/seed-prices"
import { seedPromoCode } from "./seed/seed-promo-code"
import { seedRequests } from "./seed/seed-requests"
import { seedShop } from "./seed/seed-shop"

export const DEMO_DATA_KEY = "demo-data"

async function alreadySeeded(container: MedusaContainer): Promise<boolean> {
  const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  return (await catalogue.listSettings({ key: DEMO_DATA_KEY })).length > 0
}

/**
 * Loads the demo shop once: regions, stock locations, a company on terms, its buyers, a promo code, the supplier's feeds,
 * prices.
 * Interrupted, it goes on where it stopped: every part looks for what is there first.
 */
export default async function seedDemo({ container }: ExecArgs): Promise<void> {
  await writeSignIns()
  if (await alreadySeeded(container)) return
  await seedShop(container)
  await seedPeople(container)
  await seedRequests(container)
  await seedPromoCode(container)
  await seedFeeds(container)
  await seedPrices(container)
  await container
    .resolve<MetalCatalogueService>(METAL_CATALOGUE)
    .createSettings({ key: DEMO_DATA_KEY, value: { loaded_at: new Date().toISOString() } })
}
