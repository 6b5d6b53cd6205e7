"use server"

import {
  MAX_CART_LINES,
  type AddLineBody,
  type CartAnswer,
  type ContinueDraftAnswer,
  type OpenListBody,
  type UpdateLineBody,
} from "@billet/backend/contract"
import { revalidatePath } from "next/cache"
import { getSession } from "@/features/auth/session"
import { getCountry } from "@/features/regions/country-cookie"
import { BackendError } from "@/lib/backend-error"
import { paths } from "@/lib/paths"
import { toResult, type Result } from "@/lib/result"
import { cartTexts } from "@/texts/en/cart"
import { fill } from "@/texts/fill"
import { getTexts } from "@/texts/get-texts"
import { cartCalls } from "./cart-calls"
import { dropCartId, keepCartId, readCartId } from "./cart-cookie"
import { refusedLines } from "./refused-lines"

export async function addToCart(line: AddLineBody): Promise<Result<CartAnswer>> {
  return toResult(() => addLines([line]))
}

/** Adds a whole list, or nothing and a problem for each row that cannot be ordered. */
export async function addManyToCart(lines: AddLineBody[]): Promise<Result<CartAnswer>> {
  return toResult(() => addLines(lines))
}

/**
 * Brings back lines that only this browser still has, after its cart's cookie was lost. What can no longer be ordered is left
 * out and named.
 */
export async function restoreCart(lines: AddLineBody[]): Promise<Result<CartAnswer>> {
  const wanted = lines.slice(0, MAX_CART_LINES)
  const restored = await toResult(() => addLines(wanted))
  if (restored.ok) return restored
  const refused = refusedLines(restored.problem, wanted.length)
  const rest = wanted.filter((_, index) => !refused.has(index))
  if (rest.length === wanted.length) return restored
  const left = [...new Set(refused.values())]
  return toResult(async () => {
    const { cart, notices } = await addLines(rest)
    return { cart, notices: [...notices, ...left] }
  })
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

/** Puts a saved list into the cart, or in place of what it holds, which is kept as a list of the given name. */
export async function openListInCart(body: OpenListBody): Promise<Result<CartAnswer>> {
  return toResult(async () => {
    const token = await tokenOrNull()
    const { open, earlier } = await openOrNewCart(token)
    const answer = await cartCalls.openList(open.cart.id, body, token)
    await keepCartId(answer.cart.id)
    revalidatePath(paths.lists, "layout")
    revalidatePath(paths.cart)
    return withEarlier(answer, earlier)
  })
}

/** Makes a draft order the cart again; what the cart held is a draft then. */
export async function continueDraftInCart(id: string): Promise<Result<ContinueDraftAnswer>> {
  return toResult(async () => {
    const answer = await cartCalls.continueDraft(id, await tokenOrNull())
    await keepCartId(answer.cart.id)
    revalidatePath(paths.orders)
    return answer
  })
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
  const t = await getTexts(cartTexts)
  return toResult(async () => {
    const [id, token] = [await requireCartId(), await tokenOrNull()]
    try {
      return await change(id, token)
    } catch (error) {
      if (!token || !(error instanceof BackendError) || error.type !== "cart_not_claimed") throw error
      const { cart, notices } = await cartCalls.claim(id, token)
      await keepCartId(cart.id)
      return { cart, notices: [...notices, t.thisCartIsYoursNow] }
    }
  })
}

async function addLines(lines: AddLineBody[]): Promise<CartAnswer> {
  const token = await tokenOrNull()
  const { open, earlier } = await openOrNewCart(token)
  const [first, ...others] = lines
  if (!first) return open
  const { id } = open.cart
  const answer = others.length > 0 ? await cartCalls.addLines(id, lines, token) : await cartCalls.addLine(id, first, token)
  await keepCartId(answer.cart.id)
  return withEarlier(answer, earlier)
}

/** A cart that takes lines; `earlier` is the order that the cart of the cookie has become, where a new one takes its place. */
type OpenCart = { open: CartAnswer; earlier: string | null }

async function openOrNewCart(token: string | null): Promise<OpenCart> {
  const known = await readCartId()
  const found = known ? await openCart(known, token) : { open: null, earlier: null }
  return { open: found.open ?? (await cartCalls.create(await getCountry(), token)), earlier: found.earlier }
}

/** The cart of the cookie, where it is open still. */
async function openCart(id: string, token: string | null): Promise<{ open: CartAnswer | null; earlier: string | null }> {
  try {
    const seen = await cartCalls.get(id, token)
    return { open: token && !seen.cart.isAuthenticated ? await claimed(seen, token) : seen, earlier: null }
  } catch (error) {
    if (!(error instanceof BackendError) || error.status < 400 || error.status >= 500) throw error
    return { open: null, earlier: error.orderNumber ?? null }
  }
}

/** Says that the lines before are not lost: they were ordered, in another window or on another device. */
async function withEarlier(answer: CartAnswer, earlier: string | null): Promise<CartAnswer> {
  if (earlier === null) return answer
  const t = await getTexts(cartTexts)
  return { ...answer, notices: [fill(t.earlierCartWasOrdered, { orderNumber: earlier }), ...answer.notices] }
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

async function requireCartId(): Promise<string> {
  const id = await readCartId()
  if (!id) throw new BackendError(404, { type: "not_found", message: "This cart is no longer open. Reload the page." })
  return id
}

async function tokenOrNull(): Promise<string | null> {
  return (await getSession())?.token ?? null
}
