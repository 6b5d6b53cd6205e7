const { Modules, ProductStatus } = require("@medusajs/framework/utils")
const flows = require("@medusajs/medusa/core-flows")

const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 1000)
const BATCH = 100

/** Medusa made a channel and a publishable key for it when it first started. */
async function channel(container) {
  const [first] = await container.resolve(Modules.SALES_CHANNEL).listSalesChannels({}, { take: 1 })
  return first.id
}

async function shipping(container, channelId) {
  const { result: locations } = await flows.createStockLocationsWorkflow(container).run({
    input: { locations: [{ name: "Houston", address: { address_1: "1 Dock", city: "Houston", country_code: "us" } }] },
  })
  await flows.linkSalesChannelsToStockLocationWorkflow(container).run({ input: { id: locations[0].id, add: [channelId] } })
  const link = container.resolve("link")
  await link.create({ [Modules.STOCK_LOCATION]: { stock_location_id: locations[0].id }, [Modules.FULFILLMENT]: { fulfillment_provider_id: "manual_manual" } })
  const fulfilment = container.resolve(Modules.FULFILLMENT)
  const [profile] = await fulfilment.listShippingProfiles({ type: "default" })
  const shippingProfile = profile ?? (await fulfilment.createShippingProfiles({ name: "Default", type: "default" }))
  const set = await fulfilment.createFulfillmentSets({
    name: "Freight",
    type: "shipping",
    service_zones: [{ name: "US", geo_zones: [{ country_code: "us", type: "country" }] }],
  })
  await link.create({ [Modules.STOCK_LOCATION]: { stock_location_id: locations[0].id }, [Modules.FULFILLMENT]: { fulfillment_set_id: set.id } })
  await flows.createShippingOptionsWorkflow(container).run({
    input: [
      {
        name: "Freight",
        price_type: "flat",
        provider_id: "manual_manual",
        service_zone_id: set.service_zones[0].id,
        shipping_profile_id: shippingProfile.id,
        type: { label: "Freight", description: "Freight", code: "freight" },
        prices: [{ currency_code: "usd", amount: 0 }],
        rules: [
          { attribute: "enabled_in_store", value: "true", operator: "eq" },
          { attribute: "is_return", value: "false", operator: "eq" },
        ],
      },
    ],
  })
  return { locationId: locations[0].id, shippingProfileId: shippingProfile.id }
}

async function products(container, channelId, shippingProfileId) {
  for (let from = 0; from < PRODUCTS; from += BATCH) {
    await flows.createProductsWorkflow(container).run({
      input: {
        products: Array.from({ length: Math.min(BATCH, PRODUCTS - from) }, (_, index) => ({
          title: `Bar ${from + index}`,
          status: ProductStatus.PUBLISHED,
          shipping_profile_id: shippingProfileId,
          options: [{ title: "Size", values: ["1"] }],
          variants: [{ title: "1", sku: `BAR-${from + index}`, options: { Size: "1" }, prices: [{ currency_code: "usd", amount: 10 + index }] }],
          sales_channels: [{ id: channelId }],
        })),
      },
    })
  }
}

async function stock(container, locationId) {
  const items = await container.resolve(Modules.INVENTORY).listInventoryItems({}, { take: null, select: ["id"] })
  await flows.createInventoryLevelsWorkflow(container).run({
    input: { inventory_levels: items.map(({ id }) => ({ inventory_item_id: id, location_id: locationId, stocked_quantity: 1_000_000 })) },
  })
}

/** A shop of plain products with prices, stock and one shipping option. */
exports.default = async function seed({ container }) {
  const channelId = await channel(container)
  await flows.createRegionsWorkflow(container).run({
    input: { regions: [{ name: "US", currency_code: "usd", countries: ["us"], payment_providers: ["pp_system_default"] }] },
  })
  const { locationId, shippingProfileId } = await shipping(container, channelId)
  await products(container, channelId, shippingProfileId)
  await stock(container, locationId)
}
