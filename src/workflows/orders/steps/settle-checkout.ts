import type { CartDTO, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { linesOf } from "../../cart/lib/cart-line"
import { checkoutFreight } from "../../shipping/lib/checkout-freight"
import { releasePromo } from "../../promo/lib/promo-usage"
import { medusaOrderOf } from "../lib/medusa-order-of"
import type { PlaceOrderInput } from "../lib/place-order-input"
import { confirmMetal, recordOrder } from "../lib/record-order"

async function giveBack(container: MedusaContainer, cartId: string): Promise<void> {
  await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).releaseReservations({ cartId })
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  await companies.releaseCredit({ cartId })
  await companies.releaseSpending({ cartId })
  await releasePromo(container, { cartId })
}

async function finish(container: MedusaContainer, cart: CartDTO, orderId: string): Promise<void> {
  const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const held = await catalogue.listReservations({ cart_id: cart.id, status: ["HELD", "RESERVED"] })
  const lines = linesOf(cart)
  const order = cart.metadata?.checkout as PlaceOrderInput
  const freight = await checkoutFreight(container, cart, lines, order.shippingAddress)
  await recordOrder(container, {
    orderId,
    order,
    checkout: {
      lines,
      totalCents: lines.reduce((sum, line) => sum + Math.round(line.itemTotal * 100), 0) + (freight.cents ?? 0),
      freight,
      regionCode: String(cart.metadata?.region_code ?? "INC"),
    },
    companies: Object.fromEntries(held.map((row) => [row.line_id, row.coid])),
  })
  await confirmMetal(container, cart.id, orderId)
}

/**
 * What became of a checkout whose process died: when Medusa has the order, our record is written and the holds are tied to
 * it; when it has not, metal and credit are given back.
 */
export const settleCheckoutStep = createStep("settle-checkout", async (cartId: string, { container }) => {
  const orderId = await medusaOrderOf(container, cartId)
  const [cart] = await container.resolve(Modules.CART).listCarts({ id: cartId }, { relations: ["items", "shipping_methods"] })
  if (orderId && cart?.metadata?.checkout) await finish(container, cart, orderId)
  else await giveBack(container, cartId)
  return new StepResponse(orderId)
})
