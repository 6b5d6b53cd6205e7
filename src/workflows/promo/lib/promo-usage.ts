import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { METAL_PROMO } from "../../../modules/metal-promo"
import type MetalPromoService from "../../../modules/metal-promo/service"
import { newUseId, type PromoUseToHold, type ReleasedUse } from "../../../modules/metal-promo/sql/promo-uses"
import { whileLocked } from "../../shared/while-locked"

/**
 * Uses a promo code for a cart, in place of a use that an interrupted attempt left. Registered before it is written down: a
 * process that dies in between costs one use, and never gives one too many. Medusa locks the rows it counts in when it adds,
 * but not when it takes back, so that both have to wait for each other here.
 * @throws MedusaError NOT_ALLOWED (promo_refused) when the code has been used up meanwhile.
 */
export async function usePromo(container: MedusaContainer, use: PromoUseToHold): Promise<void> {
  await releasePromo(container, { cartId: use.cart_id })
  await whileLocked(container, `metal-promo:${use.code}`, async () => {
    await register(container, use)
    const promos = container.resolve<MetalPromoService>(METAL_PROMO)
    const id = newUseId()
    try {
      await promos.holdUse({ ...use, id })
    } catch (error) {
      // It may have been written all the same: then it is given back here and nowhere else. Another's of the cart is theirs.
      await promos.releaseUse({ id })
      await revert(container, use)
      throw error
    }
  })
}

async function revert(container: MedusaContainer, { code, cents, customer_id, email }: ReleasedUse): Promise<void> {
  const who = { customer_id, customer_email: email }
  await container.resolve(Modules.PROMOTION).revertUsage([{ code, amount: cents / 100 }], who)
}

async function register(container: MedusaContainer, { code, cents, customer_id, email }: PromoUseToHold): Promise<void> {
  try {
    const who = { customer_id, customer_email: email }
    await container.resolve(Modules.PROMOTION).registerUsage([{ code, amount: cents / 100 }], who)
  } catch (error) {
    if (!MedusaError.isMedusaError(error) || error.type !== MedusaError.Types.NOT_ALLOWED) throw error
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `The promo code ${code} has been used up.`, "promo_refused")
  }
}

/** Gives back what a cart holds or an order used. */
export async function releasePromo(container: MedusaContainer, of: { cartId: string } | { orderId: string }): Promise<void> {
  const released = await container.resolve<MetalPromoService>(METAL_PROMO).releaseUse(of)
  for (const use of released) await whileLocked(container, `metal-promo:${use.code}`, () => revert(container, use))
}
