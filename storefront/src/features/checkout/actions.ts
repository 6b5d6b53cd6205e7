"use server"

import type {
  CartAnswer,
  CartView,
  CheckoutDraft,
  DraftAnswer,
  FreightBody,
  PlaceOrderAnswer,
  PlaceOrderBody,
  PurchaseRequestAnswer,
} from "@billet/backend/contract"
import { revalidatePath } from "next/cache"
import { getSession } from "@/features/auth/session"
import { cartCalls } from "@/features/cart/cart-calls"
import { readCartId } from "@/features/cart/cart-cookie"
import { callBackend } from "@/lib/backend"
import { BackendError } from "@/lib/backend-error"
import { paths } from "@/lib/paths"
import { SIGNED_OUT } from "@/lib/problems"
import { toResult, type Problem, type Result } from "@/lib/result"

/** Refusals after which the cart costs something else. */
const REPRICED = new Set(["price_changed", "promo_refused", "freight_changed"])

/** The order, or why not; when prices changed, with the cart as it is priced now. */
export type PlaceOrderResult = Result<PlaceOrderAnswer> & { cart?: CartView }

export async function placeOrder(cartId: string, key: string, body: PlaceOrderBody): Promise<PlaceOrderResult> {
  const token = (await getSession())?.token
  if (!token) return { ok: false, problem: OTHER_CART }
  const other = await otherCart(cartId, token)
  if (other) return other
  const result = await toResult(() => send(cartId, key, body, token))
  if (result.ok || !REPRICED.has(result.problem.type)) return result
  const repriced = await toResult(async () => {
    await cartCalls.claim(cartId, token)
    return cartCalls.freight(cartId, { shippingAddress: placeOf(body.shippingAddress) }, token)
  })
  return repriced.ok ? { ...result, cart: repriced.data.cart } : result
}

/** The cart with what carrying it to an address costs. */
export async function quoteFreight(cartId: string, shippingAddress: FreightBody["shippingAddress"]): Promise<Result<CartAnswer>> {
  const token = (await getSession())?.token
  if (!token) return { ok: false, problem: OTHER_CART }
  const other = await otherCart(cartId, token)
  if (other) return other
  return toResult(() => cartCalls.freight(cartId, { shippingAddress: placeOf(shippingAddress) }, token))
}

const placeOf = ({ city, state, postalCode, country }: FreightBody["shippingAddress"]) => ({ city, state, postalCode, country })

/** A cart that sign-in could not take over is taken over here, once. */
async function send(cartId: string, key: string, body: PlaceOrderBody, token: string): Promise<PlaceOrderAnswer> {
  const post = () =>
    callBackend<PlaceOrderAnswer>(`/store/metal-carts/${encodeURIComponent(cartId)}/place-order`, {
      method: "POST",
      body,
      token,
      headers: { "idempotency-key": key },
      timeoutSeconds: 60,
    })
  try {
    return await post()
  } catch (error) {
    if (!(error instanceof BackendError) || error.type !== "cart_not_claimed") throw error
    await cartCalls.claim(cartId, token)
    return post()
  }
}

/** Why this browser's cart is another one than the page shows: that may have been ordered in another window. */
async function otherCart(cartId: string, token: string): Promise<{ ok: false; problem: Problem } | null> {
  if ((await readCartId()) === cartId) return null
  const seen = await toResult(() => cartCalls.get(cartId, token))
  return !seen.ok && seen.problem.type === "cart_completed" ? seen : { ok: false, problem: OTHER_CART }
}

/** Asks a colleague to approve the cart that is above the buyer's limit. */
export async function askForApproval(cartId: string, body: PlaceOrderBody): Promise<Result<PurchaseRequestAnswer>> {
  const token = (await getSession())?.token
  if (!token) return { ok: false, problem: OTHER_CART }
  const other = await otherCart(cartId, token)
  if (other) return other
  const path = `/store/metal-carts/${encodeURIComponent(cartId)}/request-approval`
  return toResult(() => callBackend<PurchaseRequestAnswer>(path, { method: "POST", body, token }))
}

/** Puts the cart aside as a draft order, with what is filled in. */
export async function saveAsDraft(cartId: string, checkout: CheckoutDraft): Promise<Result<DraftAnswer>> {
  const token = (await getSession())?.token
  if (!token) return { ok: false, problem: OTHER_CART }
  const other = await otherCart(cartId, token)
  if (other) return other
  const result = await toResult(() => cartCalls.saveDraft(cartId, { checkout }, token))
  revalidatePath(paths.orders)
  return result
}

/** Drops a draft order. */
export async function discardDraft(id: string): Promise<Result<unknown>> {
  const token = (await getSession())?.token
  if (!token) return { ok: false, problem: SIGNED_OUT }
  const path = `/store/metal-drafts/${encodeURIComponent(id)}`
  const result = await toResult(() => callBackend(path, { method: "DELETE", token }))
  revalidatePath(paths.orders)
  return result
}

const OTHER_CART: Problem = {
  status: 409,
  type: "cart_changed",
  message: "You were signed out or the cart changed in another tab. Reload this page; nothing was ordered.",
  fields: [],
}
