import { REGION_COUNTRIES } from "@billet/backend/regions"
import { COIDS, REGION_NAMES, type Coid } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  createApiKeysWorkflow,
  createRegionsWorkflow,
  createSalesChannelsWorkflow,
  createStockLocationsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
  updateStoresWorkflow,
} from "@medusajs/medusa/core-flows"
import { seedFreight } from "./seed-freight"

const SALES_CHANNEL = "Web shop"
const API_KEY = "Storefront"

/** Where each trading company keeps its metal, as Medusa stock locations. */
const SITES: Record<Coid, { city: string; country_code: string }> = {
  INC: { city: "Houston", country_code: "us" },
  EUR: { city: "Sheffield", country_code: "gb" },
  MSA: { city: "Johor Bahru", country_code: "my" },
  SIN: { city: "Singapore", country_code: "sg" },
  DUB: { city: "Dubai", country_code: "ae" },
}

async function salesChannelId(container: MedusaContainer): Promise<string> {
  // Medusa makes a channel and a publishable key of its own at the first start; the shop uses those.
  const [known] = await container.resolve(Modules.SALES_CHANNEL).listSalesChannels({}, { order: { created_at: "ASC" }, take: 1 })
  if (known) return known.id
  const { result } = await createSalesChannelsWorkflow(container).run({
    input: { salesChannelsData: [{ name: SALES_CHANNEL, description: "Orders from the web shop" }] },
  })
  return result.map(({ id }) => id).join()
}

async function seedRegions(container: MedusaContainer): Promise<void> {
  const regions = container.resolve(Modules.REGION)
  const known = new Set((await regions.listRegions()).map(({ name }) => name))
  const countries = new Set((await regions.listCountries({}, { take: null })).map(({ iso_2 }) => iso_2))
  const missing = COIDS.filter((coid) => !known.has(coid))
  if (!missing.length) return
  await createRegionsWorkflow(container).run({
    input: {
      regions: missing.map((coid) => ({
        name: coid,
        currency_code: "usd",
        countries: REGION_COUNTRIES[coid].map((code) => code.toLowerCase()).filter((code) => countries.has(code)),
        payment_providers: ["pp_account_terms"],
        metadata: { coid, title: REGION_NAMES[coid] },
      })),
    },
  })
}

async function seedLocations(container: MedusaContainer, channelId: string): Promise<void> {
  const known = new Set((await container.resolve(Modules.STOCK_LOCATION).listStockLocations({})).map(({ name }) => name))
  const missing = COIDS.filter((coid) => !known.has(coid))
  if (!missing.length) return
  const { result } = await createStockLocationsWorkflow(container).run({
    input: {
      locations: missing.map((coid) => ({
        name: coid,
        address: { address_1: `${SITES[coid].city} service centre`, ...SITES[coid] },
      })),
    },
  })
  for (const location of result) {
    await linkSalesChannelsToStockLocationWorkflow(container).run({ input: { id: location.id, add: [channelId] } })
  }
}

async function seedApiKey(container: MedusaContainer, channelId: string): Promise<void> {
  const [known] = await container.resolve(Modules.API_KEY).listApiKeys({ type: "publishable" }, { take: 1 })
  if (known) return
  const { result } = await createApiKeysWorkflow(container).run({
    input: { api_keys: [{ title: API_KEY, type: "publishable", created_by: "demo" }] },
  })
  for (const key of result) {
    await linkSalesChannelsToApiKeyWorkflow(container).run({ input: { id: key.id, add: [channelId] } })
  }
}

/** Sales channel, five regions in US dollars, one stock location a company, the storefront's publishable key. */
export async function seedShop(container: MedusaContainer): Promise<void> {
  const channelId = await salesChannelId(container)
  const [store] = await container.resolve(Modules.STORE).listStores()
  if (store) {
    await updateStoresWorkflow(container).run({
      input: {
        selector: { id: store.id },
        update: {
          name: "Billet",
          default_sales_channel_id: channelId,
          supported_currencies: [{ currency_code: "usd", is_default: true }],
        },
      },
    })
  }
  await seedRegions(container)
  await seedLocations(container, channelId)
  await seedApiKey(container, channelId)
  await seedFreight(container)
}
