import { COIDS, COUNTRIES } from "@billet/backend/contract"
import type { CreateShippingOptionDTO, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { FREIGHT_OPTIONS } from "../../modules/shared/freight-options"

const SET = "Freight"

async function profileId(container: MedusaContainer): Promise<string> {
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  const [known] = await fulfillment.listShippingProfiles({ type: "default" }, { take: 1 })
  return (known ?? (await fulfillment.createShippingProfiles({ name: "Metal", type: "default" }))).id
}

/** One fulfilment set for the whole world, tied to every service centre and carrier. */
async function zoneId(container: MedusaContainer): Promise<string> {
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  const [known] = await fulfillment.listFulfillmentSets({ name: SET }, { relations: ["service_zones"] })
  const geo_zones = COUNTRIES.map(({ code }) => ({ type: "country" as const, country_code: code.toLowerCase() }))
  const set =
    known ??
    (await fulfillment.createFulfillmentSets({ name: SET, type: "shipping", service_zones: [{ name: "World", geo_zones }] }))
  if (!known) {
    const locations = await container.resolve(Modules.STOCK_LOCATION).listStockLocations({ name: [...COIDS] })
    const links = locations.flatMap(({ id: stock_location_id }) => [
      ...Object.values(FREIGHT_OPTIONS).map(({ providerId }) => ({
        [Modules.STOCK_LOCATION]: { stock_location_id },
        [Modules.FULFILLMENT]: { fulfillment_provider_id: providerId },
      })),
    ])
    const own = locations
      .filter(({ name }) => name === "INC")
      .map(({ id: stock_location_id }) => ({
        [Modules.STOCK_LOCATION]: { stock_location_id },
        [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
      }))
    await container.resolve(ContainerRegistrationKeys.LINK).create([...links, ...own])
  }
  return set.service_zones.map(({ id }) => id).join()
}

/** Medusa's shipping option of each carrier, and the one of what staff quote. Repeating it changes nothing. */
export async function seedFreight(container: MedusaContainer): Promise<void> {
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  const ids = Object.values(FREIGHT_OPTIONS).map(({ id }) => id)
  const known = new Set((await fulfillment.listShippingOptions({ id: ids })).map(({ id }) => id))
  const missing = Object.values(FREIGHT_OPTIONS).filter(({ id }) => !known.has(id))
  if (!missing.length) return
  const about = { service_zone_id: await zoneId(container), shipping_profile_id: await profileId(container) }
  const options = missing.map(({ id, providerId, name }) => ({
    ...{ id, name, provider_id: providerId, price_type: "calculated", ...about },
    type: { label: name, description: name, code: id },
  }))
  await fulfillment.createShippingOptions(options as CreateShippingOptionDTO[])
}
