import "server-only"
import type { CartView } from "@billet/backend/contract"
import { cache } from "react"
import { getSession } from "@/features/auth/session"
import { BackendError } from "@/lib/backend-error"
import { cartCalls } from "./cart-calls"
import { readCartId } from "./cart-cookie"

/** What is said of a cart that was put aside. */
const OVER = new Set(["cart_draft", "cart_waiting"])

/**
 * The cart as the server knows it: none yet, ordered (in another window, say), gone (put aside or expired), failed (the backend
 * did not answer), or open. Only "none" lets the browser bring back its local copy.
 */
export type CartSnapshot =
  | { state: "none" | "gone" | "failed"; cart: null }
  | { state: "ordered"; cart: null; orderNumber: string | null }
  | { state: "open"; cart: CartView; notices: string[] }

/** Whether a cart is refused because it was ordered. */
const isOrdered = (error: unknown): error is BackendError =>
  error instanceof BackendError && error.type === "cart_completed"

/** This browser's cart, once a request. Never throws, since every page shows its count. */
export const getCart = cache(async (): Promise<CartSnapshot> => {
  const id = await readCartId()
  if (!id) return { state: "none", cart: null }
  try {
    const answer = await cartCalls.get(id, (await getSession())?.token ?? null)
    return { state: "open", ...answer }
  } catch (error) {
    if (isOrdered(error)) return { state: "ordered", cart: null, orderNumber: error.orderNumber ?? null }
    if (error instanceof BackendError && (error.status === 404 || OVER.has(error.type))) return { state: "gone", cart: null }
    console.error("The cart could not be read", error)
    return { state: "failed", cart: null }
  }
})
