import { regionOfCountry } from "@billet/backend/regions"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import { METAL_PRICING } from "../../../modules/metal-pricing"
import type MetalPricingService from "../../../modules/metal-pricing/service"
import { whileLocked } from "../../shared/while-locked"
import { buyerLock } from "./buyer-lock"
import type { CartBuyer } from "./cart-buyer"
import { openCartOf } from "./open-cart-of"
import { quoteMetadata } from "./quote"

export type NewCart = {
  /** Null for a guest. */
  buyer: CartBuyer | null
  /** The region of the buyer's company; a guest's follows from the country they chose. */
  regionCode: string | null
  countryCode: string
  salesChannelId: string | null
}

const INSERT_CART = `
  insert into cart (id, region_id, customer_id, sales_channel_id, currency_code, metadata)
  values (:id, (select id from region where name = :coid and deleted_at is null order by id limit 1), :customer, :channel, 'usd',
    cast(:metadata as jsonb))`

/** An empty cart's prices hold already for whom it is made: it is not priced when it is first looked at. */
async function insertCart(container: MedusaContainer, { buyer, regionCode, countryCode, salesChannelId }: NewCart) {
  const coid = regionCode ?? regionOfCountry(countryCode)
  const who = buyer?.pricedFor ?? null
  const { version } = await container.resolve<MetalPricingService>(METAL_PRICING).priceBook()
  const metadata = { region_code: coid, country_code: countryCode, ...quoteMetadata(who, version) }
  const id = generateEntityId(undefined, "cart")
  await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(INSERT_CART, {
      ...{ id, coid, customer: buyer?.customerId ?? null, channel: salesChannelId },
      metadata: JSON.stringify(metadata),
    })
    .options({ name: "insert-cart" })
  return { id, created: true }
}

async function findOrInsert(container: MedusaContainer, customerId: string, cart: NewCart) {
  const open = await openCartOf(container, customerId)
  return open === null ? await insertCart(container, cart) : { id: open, created: false }
}

/**
 * An empty cart in the region of a buyer's company, or of the country a guest chose. A buyer has one open cart, also when
 * two windows ask at once.
 */
export async function openOrNewCart(container: MedusaContainer, cart: NewCart): Promise<{ id: string; created: boolean }> {
  const { buyer } = cart
  if (!buyer) return await insertCart(container, cart)
  const { customerId } = buyer
  return await whileLocked(container, buyerLock(customerId), () => findOrInsert(container, customerId, cart))
}
