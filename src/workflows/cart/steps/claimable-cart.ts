import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { loadOpenCart } from "../lib/load-cart"
import { openCartOf } from "../lib/open-cart-of"

/** The carts that a claim touches: the one claimed, once the buyer may, and the one they have open. */
export const claimableCartStep = createStep(
  "claimable-cart",
  async ({ cartId, customerId }: { cartId: string; customerId: string }, { container }) => {
    const { id } = await loadOpenCart(container, cartId, customerId)
    const own = await openCartOf(container, customerId)
    return new StepResponse([id, ...(own === null ? [] : [own])])
  },
)
