import type { CartDTO, MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"

type Item = NonNullable<CartDTO["items"]>[number]

/** What Medusa gives as a cart's id; nothing else is looked up or locked. */
const CART_ID = /^cart_[0-9A-Z]{26}$/

const WHOLE = ["items", "shipping_address", "billing_address", "shipping_methods"]

/**
 * All that is read of a cart. Without a choice Medusa also fetches what its own totals need, in five more queries, and adds
 * these up; ours come from the lines.
 */
const COLUMNS = [
  ...["id", "customer_id", "sales_channel_id", "region_id", "currency_code", "email", "metadata", "created_at", "completed_at"],
  ...["shipping_address_id", "billing_address_id"],
]

const addedAt = ({ created_at: at }: Item) => (at === undefined ? 0 : new Date(at).getTime())

/** Lines in the order in which they were added; the database gives them in any. */
const byAge = (a: Item, b: Item) => addedAt(a) - addedAt(b) || (a.id < b.id ? -1 : 1)

/**
 * A cart that the caller may see: their own, or a guest's cart by its id. Everything else is NOT_FOUND, so that an answer
 * never tells whether a foreign cart exists.
 */
export async function loadCart(
  container: MedusaContainer,
  cartId: string,
  customerId: string | null,
  relations = WHOLE,
): Promise<CartDTO> {
  const [cart] = CART_ID.test(cartId)
    ? await container.resolve(Modules.CART).listCarts({ id: cartId }, { select: COLUMNS, relations, take: 1 })
    : []
  const owner = cart?.customer_id ?? null
  if (!cart || (owner !== null && owner !== customerId)) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such cart")
  }
  return { ...cart, items: [...(cart.items ?? [])].sort(byAge) }
}

/** The same, refusing a cart that has become an order. */
export async function loadOpenCart(
  container: MedusaContainer,
  cartId: string,
  customerId: string | null,
  relations = WHOLE,
): Promise<CartDTO> {
  const cart = await loadCart(container, cartId, customerId, relations)
  if (cart.completed_at) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This cart has already been ordered", "cart_completed")
  }
  return cart
}

/** The same, refusing a buyer a guest's cart: it has to become theirs before they change, price or order it. */
export async function loadOwnCart(
  container: MedusaContainer,
  cartId: string,
  customerId: string | null,
  relations = WHOLE,
): Promise<CartDTO> {
  const cart = await loadOpenCart(container, cartId, customerId, relations)
  if ((cart.customer_id ?? null) !== customerId) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "This cart was filled before you signed in. Take it over first.",
      "cart_not_claimed",
    )
  }
  return cart
}
