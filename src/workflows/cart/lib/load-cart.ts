import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { cartCompleted } from "./cart-completed"
import { readCart, type StoredCart } from "./read-cart"

/** What Medusa gives as a cart's id; nothing else is looked up or locked. */
const CART_ID = /^cart_[0-9A-Z]{26}$/

/**
 * A cart that the caller may see: their own, or a guest's cart by its id. Everything else is NOT_FOUND, so that an answer
 * never tells whether a foreign cart exists.
 */
export async function loadCart(container: MedusaContainer, cartId: string, customerId: string | null): Promise<StoredCart> {
  const cart = CART_ID.test(cartId) ? await readCart(container, cartId) : null
  const owner = cart?.customer_id ?? null
  if (!cart || (owner !== null && owner !== customerId)) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such cart")
  }
  return cart
}

/** The same, refusing a cart that has become an order. */
export async function loadOpenCart(container: MedusaContainer, cartId: string, customerId: string | null): Promise<StoredCart> {
  const cart = await loadCart(container, cartId, customerId)
  if (cart.completed_at) throw await cartCompleted(container, cartId)
  return cart
}

/** The same, refusing a buyer a guest's cart: it has to become theirs before they change, price or order it. */
export async function loadOwnCart(container: MedusaContainer, cartId: string, customerId: string | null): Promise<StoredCart> {
  const cart = await loadOpenCart(container, cartId, customerId)
  if ((cart.customer_id ?? null) !== customerId) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "This cart was filled before you signed in. Take it over first.",
      "cart_not_claimed",
    )
  }
  return cart
}
