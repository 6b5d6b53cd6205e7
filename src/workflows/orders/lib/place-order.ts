import type { OrderView } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import type { CartBuyer } from "../../cart/lib/cart-buyer"
import { isCartCompleted } from "../../cart/lib/cart-completed"
import { isStale, repricedWhenStale } from "../../cart/lib/current-cart"
import { loadCart, loadOwnCart } from "../../cart/lib/load-cart"
import { whileLocked, type Turn } from "../../shared/while-locked"
import { makeOrder } from "./make-order"
import { newOrderView, toOrderView, type OrderRecordRow } from "./order-view"
import type { PlaceOrderInput } from "./place-order-input"
import { tellOfOrder } from "./tell-of-order"

/** Longer than a card provider takes to answer. */
const CHECKOUT: Turn = { patienceSeconds: 30, leaseSeconds: 120 }

/** A cart becomes an order while nobody changes it; null for one whose prices no longer hold. */
async function order(container: MedusaContainer, input: PlaceOrderInput, buyer: CartBuyer): Promise<OrderRecordRow | null> {
  return await whileLocked(
    container,
    input.cartId,
    async () => {
      const cart = await loadOwnCart(container, input.cartId, input.customerId)
      return (await isStale(container, cart, buyer)) ? null : await makeOrder(container, cart, input)
    },
    CHECKOUT,
  )
}

/** The order that a cart has become. */
async function orderOfCart(container: MedusaContainer, cartId: string): Promise<OrderView | null> {
  const [record] = await container.resolve<MetalOrderService>(METAL_ORDER).listOrderRecords({ cart_id: cartId })
  return record ? await toOrderView(container, record) : null
}

/** `alreadyOrdered` is whether the cart had become this order before, so that nothing was placed now. */
type PlacedOrder = { order: OrderView; alreadyOrdered: boolean }

/** Places a cart's order at prices that hold, or answers the order that it has already become. */
export async function placeOrder(container: MedusaContainer, input: PlaceOrderInput, buyer: CartBuyer): Promise<PlacedOrder> {
  try {
    const record = (await order(container, input, buyer)) ?? (await orderRepriced(container, input, buyer))
    tellOfOrder(container, record.order_id)
    return { order: newOrderView(record, input), alreadyOrdered: false }
  } catch (error) {
    const placed = isCartCompleted(error) ? await orderOfCart(container, input.cartId) : null
    if (placed) return { order: placed, alreadyOrdered: true }
    throw error
  }
}

async function orderRepriced(container: MedusaContainer, input: PlaceOrderInput, buyer: CartBuyer): Promise<OrderRecordRow> {
  await repricedWhenStale(container, await loadCart(container, input.cartId, buyer.customerId), buyer)
  const record = await order(container, input, buyer)
  if (record) return record
  throw new MedusaError(MedusaError.Types.CONFLICT, "Prices are changing just now. Try again in a moment.", "price_changed")
}
