import type { CartDTO } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { isDraft } from "./draft-cart"

/** So many carts of a buyer wait for approval at most. */
export const MAX_WAITING_CARTS = 20

/** The purchase request a cart waits for; null for a cart that waits for none. */
export function requestOf(cart: Pick<CartDTO, "metadata">): string | null {
  const id = cart.metadata?.purchase_request
  return typeof id === "string" ? id : null
}

/** Refuses a cart that is put aside: saved as a draft, or waiting for approval, except to the request it waits for. */
export function refusePutAside(cart: Pick<CartDTO, "metadata">, requestId?: string): void {
  if (isDraft(cart)) throw refusal("This order is saved as a draft. Continue it under Orders to change or order it.", "cart_draft")
  const waitsFor = requestOf(cart)
  if (waitsFor === null || waitsFor === requestId) return
  throw refusal("This cart waits for a colleague's approval. Withdraw the request to change or order it.", "cart_waiting")
}

const refusal = (message: string, code: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, message, code)
