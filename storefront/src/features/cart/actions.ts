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
  return toResult(async () => cartCalls.updateLine(await requireCartId(), lineId, changes, await tokenOrNull()))
}

export async function removeCartLine(lineId: string): Promise<Result<CartAnswer>> {
  return toResult(async () => cartCalls.removeLine(await requireCartId(), lineId, await tokenOrNull()))
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
  try {
    if (!line) return await cartCalls.get(id, token)
    await cartCalls.get(id, token)
  } catch (error) {
    if (error instanceof BackendError && error.status >= 400 && error.status < 500) return null
    throw error
  }
  return cartCalls.addLine(id, line, token)
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
