import { MAX_CART_LINES, addLine, type CartLine } from "@billet/backend/contract"
import type { CartDTO, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { lineOfItem } from "../lib/cart-line"
import { loadOpenCart } from "../lib/load-cart"
import { openCartOf } from "../lib/open-cart-of"
import { repriceLines } from "../lib/reprice"
import { writeLines } from "../lib/write-lines"

export type ClaimCartInput = {
  cartId: string
  customerId: string
  email: string
  regionCode: string
  seesPrices: boolean
}

const linesOf = (cart: CartDTO): CartLine[] => (cart.items ?? []).flatMap((item) => lineOfItem(item) ?? [])

/** Guest lines join the buyer's open cart by the merge rules; ids of theirs that clash with nothing are new there. */
function merged(own: CartLine[], guest: CartLine[]): { lines: CartLine[]; notices: string[] } {
  return guest.reduce<{ lines: CartLine[]; notices: string[] }>(
    (sum, line) => {
      const { lines, notices } = addLine(sum.lines, line)
      if (lines.length > MAX_CART_LINES) {
        return { ...sum, notices: [...sum.notices, `${line.productCode} was left out: a cart holds at most ${MAX_CART_LINES} lines.`] }
      }
      return { lines, notices: [...sum.notices, ...notices] }
    },
    { lines: own, notices: [] },
  )
}

async function take(container: MedusaContainer, guest: CartDTO, input: ClaimCartInput) {
  const own = guest.customer_id === null ? await openCartOf(container, input.customerId) : null
  const target = own ?? guest
  const { lines, notices } = own ? merged(linesOf(own), linesOf(guest)) : { lines: linesOf(guest), notices: [] }
  const repriced = await repriceLines(container, lines, input.seesPrices)
  await writeLines(container, target, repriced.lines, repriced.variants)
  return { target, notices: [...notices, ...repriced.gone.map((line) => `${line.productCode} is no longer available and was removed.`)] }
}

/**
 * Makes a guest's cart the buyer's own: joined with the cart they had, priced for them. The emptied guest cart is
 * closed, so that a second claim at the same moment finds nothing to add twice. Undoing it would show a buyer's
 * prices to a guest, so a failure after this step leaves the claim standing: nothing in the cart is lost by it.
 */
export const claimCartStep = createStep("claim-cart", async (input: ClaimCartInput, { container }) => {
  const carts = container.resolve(Modules.CART)
  const guest = await loadOpenCart(container, input.cartId, input.customerId)
  const { target, notices } = await take(container, guest, input)
  await carts.updateCarts(target.id, {
    customer_id: input.customerId,
    email: input.email,
    metadata: {
      ...target.metadata,
      region_code: input.regionCode,
      priced_at: input.seesPrices ? new Date().toISOString() : null,
    },
  })
  if (target.id !== guest.id) await carts.deleteCarts([guest.id])
  return new StepResponse({ cartId: target.id, notices })
})
