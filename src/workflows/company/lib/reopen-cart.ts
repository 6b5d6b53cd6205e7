import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { buyerLock } from "../../cart/lib/buyer-lock"
import { openCartOf } from "../../cart/lib/open-cart-of"
import { readCart } from "../../cart/lib/read-cart"
import { whileLocked } from "../../shared/while-locked"

/** Gives a cart that waited back to its buyer, unless they are filling another one meanwhile: that one stays theirs. */
export async function reopenCart(container: MedusaContainer, cartId: string, customerId: string): Promise<void> {
  await whileLocked(container, buyerLock(customerId), async () => {
    const open = await openCartOf(container, customerId)
    if (open !== null && (await readCart(container, open))?.items?.length) return
    const carts = container.resolve(Modules.CART)
    const { metadata } = await carts.retrieveCart(cartId, { select: ["id", "metadata"] })
    await carts.updateCarts(cartId, { metadata: { ...metadata, purchase_request: null } })
  })
}
