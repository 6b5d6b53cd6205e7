import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { METAL_CATALOGUE } from "../modules/metal-catalogue"
import type MetalCatalogueService from "../modules/metal-catalogue/service"
import { settleCheckoutWorkflow } from "../workflows/orders/settle-checkout"
import { messageOf } from "../workflows/shared/message-of"

/** Longer than a checkout may hold its lock. */
const INTERRUPTED_AFTER_MILLISECONDS = 5 * 60_000

async function settle(container: MedusaContainer, cartId: string): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  try {
    const { result } = await settleCheckoutWorkflow(container).run({ input: { cartId } })
    logger.warn(`Settled the interrupted checkout of ${cartId}: ${result ? `order ${result}` : "released"}`)
  } catch (error) {
    logger.error(`The interrupted checkout of ${cartId} could not be settled, trying again: ${messageOf(error)}`)
  }
}

/** Finds holds that no running checkout can own any more and settles them; one that fails does not keep the others waiting. */
export default async function settleCheckouts(container: MedusaContainer): Promise<void> {
  const held = await container
    .resolve<MetalCatalogueService>(METAL_CATALOGUE)
    .listReservations(
      { status: "HELD", updated_at: { $lt: new Date(Date.now() - INTERRUPTED_AFTER_MILLISECONDS) } },
      { select: ["id", "cart_id"] },
    )
  for (const cartId of new Set(held.map((row) => row.cart_id))) await settle(container, cartId)
}

export const config = { name: "settle-checkouts", schedule: "* * * * *" }
