import type { CartDTO, MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { CartBuyer } from "../lib/cart-buyer"
import { linesOf } from "../lib/cart-line"
import { changedLines, type LineChangeRequest } from "../lib/line-change"
import { loadOwnCart } from "../lib/load-cart"
import { priceNotices } from "../lib/price-notices"
import { promoCodeOf, quoteMetadata, storedNotices } from "../lib/quote"
import { repriceCart, type CartPrices } from "../lib/reprice-cart"
import { refuseWaiting } from "../lib/waiting-cart"
import { writeLines } from "../lib/write-lines"

export type ChangeLinesInput = { cartId: string; buyer: CartBuyer | null; change: LineChangeRequest }

const MOST_NOTICES = 20

/** What the step leaves behind, to be put back when a later step fails. */
async function restore(container: MedusaContainer, cart: CartDTO): Promise<void> {
  const carts = container.resolve(Modules.CART)
  const current = await carts.retrieveCart(cart.id, { relations: ["items"] })
  const variants = new Map((cart.items ?? []).map((item) => [item.variant_sku ?? "", item.variant_id ?? ""]))
  await writeLines(container, current, linesOf(cart), variants)
  await carts.updateCarts(cart.id, { metadata: cart.metadata ?? {} })
}

function refusePromo(change: LineChangeRequest, refusal: string | null): void {
  if (change.kind !== "promo" || refusal === null) return
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, refusal, "promo_refused")
}

function noticesOf(cart: CartDTO, { lines, gone, refusal }: CartPrices): string[] {
  return [
    ...gone.map((line) => `${line.productCode} is no longer available and was removed.`),
    ...(refusal === null ? [] : [`${refusal} It was taken off your cart.`]),
    ...priceNotices(linesOf(cart), lines),
  ]
}

/** Changes a cart's lines or promo code and prices every line anew (specification section 4, decisions 21, 24, 26, 27). */
export const changeLinesStep = createStep(
  "change-lines",
  async ({ cartId, buyer, change }: ChangeLinesInput, { container }) => {
    const cart = await loadOwnCart(container, cartId, buyer?.customerId ?? null)
    if (change.kind !== "reprice") refuseWaiting(cart)
    const changed = await changedLines(container, linesOf(cart), change)
    const code = change.kind === "promo" ? change.code : promoCodeOf(cart)
    const priced = await repriceCart(container, cart, changed.lines, buyer, code)
    refusePromo(change, priced.refusal)
    await writeLines(container, cart, priced.lines, priced.variants)
    const notices = [...changed.notices, ...noticesOf(cart, priced)]
    await container.resolve(Modules.CART).updateCarts(cart.id, {
      metadata: {
        ...cart.metadata,
        ...quoteMetadata(buyer?.pricedFor ?? null, priced.bookVersion),
        promo_code: priced.promoCode,
        // Nobody asked for a new price, so it is said until the buyer makes a change.
        notices: change.kind === "reprice" ? [...new Set([...storedNotices(cart), ...notices])].slice(-MOST_NOTICES) : [],
      },
    })
    return new StepResponse({ notices }, cart)
  },
  async (cart, { container }) => {
    if (cart) await restore(container, cart)
  },
)
