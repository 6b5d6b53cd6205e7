import { MAX_CART_LINES, addLine, type CartLine } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { lockedError } from "../../../modules/metal-locking/take-locks"
import type { CartBuyer } from "../lib/cart-buyer"
import { linesOf } from "../lib/cart-line"
import { loadOpenCart } from "../lib/load-cart"
import { openCartOf } from "../lib/open-cart-of"
import { readCart, type StoredCart } from "../lib/read-cart"
import { promoCodeOf, quoteMetadata } from "../lib/quote"
import { repriceCart } from "../lib/reprice-cart"
import { writeCart } from "../lib/write-cart"

export type ClaimCartInput = { cartId: string; buyer: CartBuyer; email: string; regionCode: string }

/** Guest lines join the buyer's open cart by the merge rules; ids of theirs that clash with nothing are new there. */
function merged(own: CartLine[], guest: CartLine[]): { lines: CartLine[]; notices: string[] } {
  return guest.reduce<{ lines: CartLine[]; notices: string[] }>(
    (sum, line) => {
      const { lines, notices } = addLine(sum.lines, line)
      if (lines.length > MAX_CART_LINES) {
        return {
          ...sum,
          notices: [...sum.notices, `${line.productCode} was left out: a cart holds at most ${MAX_CART_LINES} lines.`],
        }
      }
      return { lines, notices: [...sum.notices, ...notices] }
    },
    { lines: own, notices: [] },
  )
}

async function take(container: MedusaContainer, guest: StoredCart, { buyer, email, regionCode }: ClaimCartInput) {
  const open = guest.customer_id === null ? await openCartOf(container, buyer.customerId) : null
  const own = open === null ? null : await readCart(container, open)
  const target = own ?? guest
  const { lines, notices } = own ? merged(linesOf(own), linesOf(guest)) : { lines: linesOf(guest), notices: [] }
  const { gone, refusal, ...priced } = await repriceCart(container, target, lines, buyer, promoCodeOf(target))
  const written = await writeCart(container, target, {
    holdsLock: true,
    ...(own && { replaces: guest }),
    lines: priced.lines,
    variants: priced.variants,
    owner: { customer_id: buyer.customerId, email },
    metadata: {
      ...target.metadata,
      ...quoteMetadata(buyer.pricedFor, priced.bookVersion),
      region_code: regionCode,
      promo_code: priced.promoCode,
      notices: [],
    },
  })
  // Both carts are locked, so somebody else can only have changed one whose lock had run out.
  if (!written) throw lockedError()
  const left = gone.map((line) => `${line.productCode} is no longer available and was removed.`)
  return { target, notices: [...notices, ...left, ...(refusal === null ? [] : [`${refusal} It was taken off your cart.`])] }
}

/**
 * Makes a guest's cart the buyer's own: joined with the cart they had, priced for them. The guest's cart is gone with the write,
 * so that a second claim finds nothing to add twice, at the same moment or after a process has died. Undoing it would show a
 * buyer's prices to a guest, so a failure after this step leaves the claim standing: nothing in the cart is lost by it.
 */
export const claimCartStep = createStep("claim-cart", async (input: ClaimCartInput, { container }) => {
  const guest = await loadOpenCart(container, input.cartId, input.buyer.customerId)
  const { target, notices } = await take(container, guest, input)
  return new StepResponse({ cartId: target.id, notices })
})
