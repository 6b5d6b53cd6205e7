import "server-only"
import type { CheckoutDraft, CheckoutDraftAnswer, DraftListAnswer, DraftView } from "@billet/backend/contract"
import { readCartId } from "@/features/cart/cart-cookie"
import { callBackend } from "@/lib/backend"

/** What was filled in when this browser's cart was saved as a draft; nothing where that cannot be read. */
export async function getSavedCheckout(token: string): Promise<CheckoutDraft> {
  const id = await readCartId()
  if (!id) return {}
  try {
    const path = `/store/metal-carts/${encodeURIComponent(id)}/checkout`
    return (await callBackend<CheckoutDraftAnswer>(path, { token })).checkout
  } catch (error) {
    console.error("The saved checkout could not be read", error)
    return {}
  }
}

/** The buyer's draft orders, the one saved last first; none where they cannot be read, for the orders stand beside them. */
export async function draftsOrNone(token: string): Promise<DraftView[]> {
  try {
    return (await callBackend<DraftListAnswer>("/store/metal-drafts", { token })).drafts
  } catch (error) {
    console.error("The drafts could not be read", error)
    return []
  }
}
