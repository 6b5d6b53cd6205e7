import "server-only"
import { getCountry } from "@/features/regions/country-cookie"
import { BackendError } from "@/lib/backend-error"
import { cartCalls } from "./cart-calls"
import { dropCartId, keepCartId, readCartId } from "./cart-cookie"

/**
 * Makes the visitor's cart the buyer's, joined with the one they left open before. A failure is logged and the cookie
 * stays, so no line is lost and the next page tries again.
 */
export async function adoptCart(token: string): Promise<void> {
  try {
    const id = (await readCartId()) ?? (await newCartId(token))
    const { cart } = await cartCalls.claim(id, token).catch((error: unknown) => retryWithNew(error, token))
    await keepCartId(cart.id)
  } catch (error) {
    console.error("The cart could not be taken over at sign-in", error)
  }
}

/** At sign-out the buyer's cart stays theirs on the server and leaves this browser. */
export async function forgetCart(): Promise<void> {
  await dropCartId()
}

async function newCartId(token: string): Promise<string> {
  return (await cartCalls.create(await getCountry(), token)).cart.id
}

/** A cart that was ordered or expired cannot be claimed; the buyer's open one still can. */
async function retryWithNew(error: unknown, token: string) {
  if (!(error instanceof BackendError) || error.status >= 500) throw error
  return cartCalls.claim(await newCartId(token), token)
}
