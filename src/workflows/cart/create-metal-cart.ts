import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { regionOfCountry } from "@billet/backend/regions"
import { buyerLock } from "./lib/buyer-lock"
import { openCartOf } from "./lib/open-cart-of"

export type CreateMetalCartInput = {
  customerId: string | null
  email: string | null
  regionCode: string | null
  countryCode: string
  salesChannelId: string | null
}

async function create(container: MedusaContainer, input: CreateMetalCartInput): Promise<string> {
  const coid = input.regionCode ?? regionOfCountry(input.countryCode)
  const [region] = await container.resolve(Modules.REGION).listRegions({ name: coid })
  const [cart] = await container.resolve(Modules.CART).createCarts([
    {
      region_id: region?.id,
      currency_code: "usd",
      sales_channel_id: input.salesChannelId ?? undefined,
      customer_id: input.customerId ?? undefined,
      email: input.email ?? undefined,
      metadata: { region_code: coid, country_code: input.countryCode },
    },
  ])
  return cart?.id ?? ""
}

const createMetalCartStep = createStep(
  "create-metal-cart",
  async (input: CreateMetalCartInput, { container }) => {
    const open = input.customerId ? await openCartOf(container, input.customerId) : null
    const cart = open ? { id: open, created: false } : { id: await create(container, input), created: true }
    return new StepResponse(cart, cart)
  },
  async (cart, { container }) => {
    if (cart?.created) await container.resolve(Modules.CART).deleteCarts([cart.id])
  },
)

/**
 * An empty cart in the region of a buyer's company, or of the country a guest chose. A buyer has one open cart, also when
 * two windows ask at once.
 */
export const createMetalCartWorkflow = createWorkflow("create-metal-cart", (input: CreateMetalCartInput) => {
  const key = transform({ input }, (data) => (data.input.customerId ? [buyerLock(data.input.customerId)] : []))
  acquireLockStep({ key, timeout: 10, ttl: 30 })
  const cart = createMetalCartStep(input)
  releaseLockStep({ key })
  return new WorkflowResponse(cart)
})
