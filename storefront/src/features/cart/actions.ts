"use server"

import type { AddLineBody, CartAnswer, UpdateLineBody } from "@billet/backend/contract"
import { getSession } from "@/features/auth/session"
import { getCountry } from "@/features/regions/country-cookie"
import { BackendError } from "@/lib/backend-error"
import { toResult, type Result } from "@/lib/result"
import { cartCalls } from "./cart-calls"
import { dropCartId, keepCartId, readCartId } from "./cart-cookie"

export async function addToCart(line: AddLineBody): Promise<Result<CartAnswer>> {
  return toResult(() => addLines([line]))
}

/** Brings back lines that only this browser still has, after its cart's cookie was lost. */
export async function restoreCart(lines: AddLineBody[]): Promise<Result<CartAnswer>> {
  return toResult(() => addLines(lines.slice(0, 100)))
}

export async function updateCartLine(lineId: string, changes: UpdateLineBody): Promise<Result<CartAnswer>> {
  return changeOwnCart((id, token) => cartCalls.updateLine(id, lineId, changes, token))
}

export async function removeCartLine(lineId: string): Promise<Result<CartAnswer>> {
  return changeOwnCart((id, token) => cartCalls.removeLine(id, lineId, token))
}

export async function applyPromo(code: string): Promise<Result<CartAnswer>> {
  return changeOwnCart((id, token) => cartCalls.applyPromo(id, code, token))
}

export async function removePromo(): Promise<Result<CartAnswer>> {
  return changeOwnCart((id, token) => cartCalls.removePromo(id, token))
}

/** Takes the visitor's cart over for the buyer, where sign-in could not. */
export async function claimCart(): Promise<Result<CartAnswer>> {
  return toResult(async () => {
    const token = await tokenOrNull()
    if (!token) throw new BackendError(401, { type: "unauthorized", message: "Sign in first." })
    const answer = await cartCalls.claim(await requireCartId(), token)
    await keepCartId(answer.cart.id)
    return answer
  })
}

/** Forgets a cart that was ordered or has expired. */
export async function forgetCartCookie(): Promise<void> {
  await dropCartId()
}

/** A cart that sign-in could not take over is taken over by the first change, which then has to be made again. */
async function changeOwnCart(change: (id: string, token: string | null) => Promise<CartAnswer>): Promise<Result<CartAnswer>> {
  return toResult(async () => {
    const [id, token] = [await requireCartId(), await tokenOrNull()]
    try {
      return await change(id, token)
    } catch (error) {
      if (!token || !(error instanceof BackendError) || error.type !== "cart_not_claimed") throw error
      const { cart, notices } = await cartCalls.claim(id, token)
      await keepCartId(cart.id)
      return { cart, notices: [...notices, "This cart is yours now. Make the change again."] }
    }
  })
}

async function addLines(lines: AddLineBody[]): Promise<CartAnswer> {
  const token = await tokenOrNull()
  const known = await readCartId()
  let answer = known ? await openCart(known, lines[0], token) : null
  answer ??= await newCart(lines[0], token)
  for (const line of lines.slice(1)) answer = await cartCalls.addLine(answer.cart.id, line, token)
  await keepCartId(answer.cart.id)
  return answer
}

/** Adds to the cart of the cookie; null when that cart is no longer open. */
async function openCart(id: string, line: AddLineBody | undefined, token: string | null): Promise<CartAnswer | null> {
  let answer: CartAnswer
  try {
    const seen = await cartCalls.get(id, token)
    answer = token && !seen.cart.isAuthenticated ? await claimed(seen, token) : seen
  } catch (error) {
    if (error instanceof BackendError && error.status >= 400 && error.status < 500) return null
    throw error
  }
  return line ? cartCalls.addLine(answer.cart.id, line, token) : answer
}

/** A visitor's cart as the buyer's; a customer without a profile goes on as a visitor. */
async function claimed(seen: CartAnswer, token: string): Promise<CartAnswer> {
  try {
    return await cartCalls.claim(seen.cart.id, token)
  } catch (error) {
    if (error instanceof BackendError && error.status === 403) return seen
    throw error
  }
}

async function newCart(line: AddLineBody | undefined, token: string | null): Promise<CartAnswer> {
  const created = await cartCalls.create(await getCountry(), token)
  return line ? cartCalls.addLine(created.cart.id, line, token) : created
}

async function requireCartId(): Promise<string> {
  const id = await readCartId()
  if (!id) throw new BackendError(404, { type: "not_found", message: "This cart is no longer open. Reload the page." })
  return id
}

async function tokenOrNull(): Promise<string | null> {
  return (await getSession())?.token ?? null
}
