import type { LinePromo } from "@billet/backend/contract"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { releasePromo, usePromo } from "../../promo/lib/promo-usage"

type Input = { cartId: string; customerId: string; email: string; promo: Pick<LinePromo, "code" | "savings"> | null }

/** Counts a use of the cart's promo code, or throws NOT_ALLOWED (promo_refused) when there is none left. */
export const usePromoStep = createStep(
  "use-promo",
  async ({ cartId, customerId, email, promo }: Input, { container }) => {
    if (!promo) return new StepResponse(null, null)
    const cents = Math.round(promo.savings * 100)
    await usePromo(container, { code: promo.code, cart_id: cartId, customer_id: customerId, email, cents })
    return new StepResponse(promo.code, cartId)
  },
  async (cartId, { container }) => {
    if (cartId) await releasePromo(container, { cartId })
  },
)
