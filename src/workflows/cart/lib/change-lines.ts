import { setTimeout as sleep } from "node:timers/promises"
import type { CartDTO, MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import type { CartBuyer } from "./cart-buyer"
import { linesOf } from "./cart-line"
import { checkOneHeat } from "./check-one-heat"
import { changedLines, type LineChangeRequest } from "./line-change"
import { loadOwnCart } from "./load-cart"
import { priceNotices } from "./price-notices"
import { promoCodeOf, quoteMetadata, storedNotices } from "./quote"
import type { StoredCart } from "./read-cart"
import { repriceCart, type CartPrices } from "./reprice-cart"
import { refusePutAside } from "./waiting-cart"
import { writeCart } from "./write-cart"

export type ChangeLinesInput = { cartId: string; buyer: CartBuyer | null; change: LineChangeRequest }
/** The cart as it is after the change, and what the change has to say. */
export type ChangedCart = { cart: StoredCart; notices: string[] }

const MOST_NOTICES = 20
const PATIENCE_MILLISECONDS = 10_000
const RETRY_MILLISECONDS = 30

function refusePromo(change: LineChangeRequest, refusal: string | null): void {
  if (change.kind !== "promo" || refusal === null) return
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, refusal, "promo_refused")
}

/** A cart is only replaced as somebody has seen it: what came into it since would be lost. */
const cartChanged = () =>
  new MedusaError(MedusaError.Types.CONFLICT, "The cart has changed meanwhile. Look at it and try again.", "cart_changed")

function noticesOf(cart: CartDTO, { lines, gone, refusal }: CartPrices): string[] {
  return [
    ...gone.map((line) => `${line.productCode} is no longer available and was removed.`),
    ...(refusal === null ? [] : [`${refusal} It was taken off your cart.`]),
    ...priceNotices(linesOf(cart), lines),
  ]
}

/** Reads, changes, prices and writes a cart; null when somebody else changed it meanwhile, and nothing was written. */
async function attempt(container: MedusaContainer, { cartId, buyer, change }: ChangeLinesInput): Promise<ChangedCart | null> {
  const cart = await loadOwnCart(container, cartId, buyer?.customerId ?? null)
  if (change.kind !== "reprice") refusePutAside(cart)
  if (change.kind === "replace" && change.version !== cart.version) throw cartChanged()
  const changed = await changedLines(container, linesOf(cart), change)
  const code = change.kind === "promo" ? change.code : promoCodeOf(cart)
  const priced = await repriceCart(container, { ...cart, found: changed.found }, changed.lines, buyer, code)
  refusePromo(change, priced.refusal)
  await checkOneHeat(container, cart, { change, lines: priced.lines })
  const notices = [...changed.notices, ...noticesOf(cart, priced)]
  const written = await writeCart(container, cart, {
    lines: priced.lines,
    variants: priced.variants,
    metadata: {
      ...cart.metadata,
      ...quoteMetadata(buyer?.pricedFor ?? null, priced.bookVersion),
      promo_code: priced.promoCode,
      // Nobody asked for a new price, so it is said until the buyer makes a change.
      notices: change.kind === "reprice" ? [...new Set([...storedNotices(cart), ...notices])].slice(-MOST_NOTICES) : [],
    },
  })
  return written && { cart: written, notices }
}

/**
 * Changes a cart's lines or promo code and prices every line anew (specification section 4, decisions 21, 24, 26, 27). Prices
 * are made before anything is locked: the write says which state of the cart it was made for, and of two who change a cart at
 * once the second makes its change again, of what the first has left. Waits while the cart is being ordered or taken over.
 */
export async function changeLines(container: MedusaContainer, input: ChangeLinesInput): Promise<ChangedCart> {
  const until = Date.now() + PATIENCE_MILLISECONDS
  for (;;) {
    try {
      const changed = await attempt(container, input)
      if (changed) return changed
    } catch (error) {
      const isLocked = MedusaError.isMedusaError(error) && error.code === "locked"
      if (!isLocked || Date.now() > until) throw error
    }
    await sleep(RETRY_MILLISECONDS * Math.random())
  }
}
