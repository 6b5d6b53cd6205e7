import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { loadOwnCart } from "../lib/load-cart"

/** Answers a cart's id once the caller turns out to be its owner: nobody locks a cart that is not theirs. */
export const ownCartStep = createStep(
  "own-cart",
  async ({ cartId, customerId }: { cartId: string; customerId: string | null }, { container }) => {
    return new StepResponse((await loadOwnCart(container, cartId, customerId, [])).id)
  },
)
