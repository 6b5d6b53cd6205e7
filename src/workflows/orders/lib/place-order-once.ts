import { isQuoteExpired, type OrderView } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { changeCartLinesWorkflow } from "../../cart/change-cart-lines"
import { loadCart } from "../../cart/lib/load-cart"
import { placeOrderWorkflow } from "../place-order"
import { toOrderView } from "./order-view"
import type { PlaceOrderInput } from "./place-order-input"

async function orderOfCart(container: MedusaContainer, cartId: string): Promise<OrderView | null> {
  const [record] = await container.resolve<MetalOrderService>(METAL_ORDER).listOrderRecords({ cart_id: cartId })
  return record ? await toOrderView(container, record) : null
}

/** Prices hold for 24 hours; after that the cart is priced anew before anything is ordered (decision 25). */
async function renewQuote(container: MedusaContainer, input: PlaceOrderInput): Promise<void> {
  const cart = await loadCart(container, input.cartId, input.customerId)
  const pricedAt = cart.metadata?.priced_at
  if (cart.completed_at || (typeof pricedAt === "string" && !isQuoteExpired(new Date(pricedAt), new Date()))) return
  await changeCartLinesWorkflow(container).run({
    input: { cartId: input.cartId, customerId: input.customerId, seesPrices: true, change: { kind: "reprice" } },
  })
}

/** Places a cart's order, or answers the order that it has already become. */
export async function placeOrder(container: MedusaContainer, input: PlaceOrderInput): Promise<OrderView> {
  await loadCart(container, input.cartId, input.customerId)
  const known = await orderOfCart(container, input.cartId)
  if (known) return known
  await renewQuote(container, input)
  try {
    await placeOrderWorkflow(container).run({ input })
  } catch (error) {
    const placed = MedusaError.isMedusaError(error) && error.code === "cart_completed" ? await orderOfCart(container, input.cartId) : null
    if (placed) return placed
    throw error
  }
  const placed = await orderOfCart(container, input.cartId)
  if (!placed) throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `The order of cart ${input.cartId} was placed but its record is missing`)
  return placed
}
