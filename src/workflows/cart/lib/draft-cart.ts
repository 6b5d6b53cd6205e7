import { CheckoutDraftSchema, type CheckoutDraft, type DraftView } from "@billet/backend/contract"
import type { CartDTO } from "@medusajs/framework/types"
import type { CartBuyer } from "./cart-buyer"
import { toCartView } from "./cart-view"
import type { StoredCart } from "./read-cart"

type WithMetadata = Pick<CartDTO, "metadata">

/** Since when a cart has been put aside as a draft, ISO; null for one that is not. */
function savedAtOf(cart: WithMetadata): string | null {
  const at = cart.metadata?.draft_saved_at
  return typeof at === "string" ? at : null
}

export const isDraft = (cart: WithMetadata): boolean => savedAtOf(cart) !== null

/** What was filled in when the cart was last saved as a draft; nothing for a cart that never was. */
export function checkoutOf(cart: WithMetadata): CheckoutDraft {
  return CheckoutDraftSchema.catch({}).parse(cart.metadata?.checkout ?? {})
}

/** A draft at the prices it was saved at. */
export const toDraftView = (cart: StoredCart, buyer: CartBuyer): DraftView => ({
  id: cart.id,
  orderStatus: "DRAFT",
  savedAt: savedAtOf(cart) ?? cart.updated_at.toISOString(),
  checkout: checkoutOf(cart),
  cart: toCartView(cart, buyer),
})
