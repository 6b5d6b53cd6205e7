import { randomUUID } from "node:crypto"
import type { OrderView } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import type { CartBuyer } from "../../cart/lib/cart-buyer"
import { repricedWhenStale } from "../../cart/lib/current-cart"
import { loadCart } from "../../cart/lib/load-cart"
import { placeOrderWorkflow } from "../place-order"
import { settleCheckoutWorkflow } from "../settle-checkout"
import { toOrderView } from "./order-view"
import type { PlaceOrderInput } from "./place-order-input"

async function orderOfCart(container: MedusaContainer, cartId: string): Promise<OrderView | null> {
  const [record] = await container.resolve<MetalOrderService>(METAL_ORDER).listOrderRecords({ cart_id: cartId })
  return record ? await toOrderView(container, record) : null
}

/**
 * The order of a cart that Medusa has closed already. Where the process that closed it died before it wrote our record, that is
 * done now: the buyer who asks again is told of the order, not that somebody has ordered.
 */
async function orderOfClosedCart(container: MedusaContainer, cartId: string): Promise<OrderView | null> {
  const known = await orderOfCart(container, cartId)
  if (known) return known
  await settleCheckoutWorkflow(container).run({ input: { cartId } })
  return await orderOfCart(container, cartId)
}

/**
 * Runs the checkout, and leaves no lock behind: Medusa undoes nothing more, the lock neither, once one undoing has failed, as
 * all do while the database is away.
 */
async function checkOut(container: MedusaContainer, input: PlaceOrderInput): Promise<void> {
  const lockOwner = randomUUID()
  try {
    await placeOrderWorkflow(container).run({ input: { ...input, lockOwner } })
  } catch (error) {
    const locks = container.resolve(Modules.LOCKING)
    // One that cannot be released now is released later, by who keeps the locks.
    await locks.release(input.cartId, { ownerId: lockOwner }).catch(() => undefined)
    throw error
  }
}

/** Places a cart's order at prices that hold, or answers the order that it has already become. */
export async function placeOrder(container: MedusaContainer, input: PlaceOrderInput, buyer: CartBuyer): Promise<OrderView> {
  const cart = await loadCart(container, input.cartId, buyer.customerId)
  const known = await orderOfCart(container, input.cartId)
  if (known) return known
  try {
    await repricedWhenStale(container, cart, buyer)
    await checkOut(container, input)
  } catch (error) {
    const isClosed = MedusaError.isMedusaError(error) && error.code === "cart_completed"
    const placed = isClosed ? await orderOfClosedCart(container, input.cartId) : null
    if (placed) return placed
    throw error
  }
  const placed = await orderOfCart(container, input.cartId)
  if (!placed)
    throw new MedusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      `The order of cart ${input.cartId} was placed but its record is missing`,
    )
  return placed
}
