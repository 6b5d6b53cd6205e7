import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readCart } from "../../cart/lib/read-cart"
import { cartToOrder } from "../lib/cart-to-order"
import { medusaOrderOf, orderIdOf } from "../lib/medusa-order-of"

type Input = { cartId: string; collectionId: string }
type Made = { orderId: string; cartId: string; ends: Record<string, Record<string, string>>[] }

function endsOf({ cartId, collectionId }: Input): Made["ends"] {
  const order = { [Modules.ORDER]: { order_id: orderIdOf(cartId) } }
  return [
    { ...order, [Modules.CART]: { cart_id: cartId } },
    { ...order, [Modules.PAYMENT]: { payment_collection_id: collectionId } },
  ]
}

/** What a process that died left behind before the order was tied to its cart: nobody has seen it. */
async function dropUntied(container: MedusaContainer, orderId: string): Promise<void> {
  const orders = container.resolve(Modules.ORDER)
  const [untied] = await orders.listOrders({ id: orderId }, { select: ["id"], take: 1 })
  if (untied) await orders.deleteOrders([orderId])
}

async function unmake(container: MedusaContainer, { orderId, cartId, ends }: Made): Promise<void> {
  await container.resolve(Modules.CART).updateCarts(cartId, { completed_at: null })
  await container.resolve(ContainerRegistrationKeys.LINK).dismiss(ends)
  await container.resolve(Modules.ORDER).deleteOrders([orderId])
}

/**
 * Makes Medusa's order of a cart, ties both and the payment together and closes the cart; an order that is tied already is
 * answered as it is. Does what Medusa's own workflow does for a cart like ours.
 */
export const makeOrderStep = createStep(
  "make-order",
  async (input: Input, { container }) => {
    const { cartId } = input
    const known = await medusaOrderOf(container, cartId)
    const carts = container.resolve(Modules.CART)
    if (known) {
      await carts.updateCarts(cartId, { completed_at: new Date() })
      return new StepResponse<{ orderId: string; isNew: boolean }, Made>({ orderId: known, isNew: false })
    }
    const orderId = orderIdOf(cartId)
    await dropUntied(container, orderId)
    const cart = await readCart(container, cartId)
    const made: Made = { orderId, cartId, ends: endsOf(input) }
    if (!cart) return StepResponse.permanentFailure(`Cart ${cartId} is gone`)
    // What fails here has made nothing; and where another process was first, its order is not ours to undo.
    await container.resolve(Modules.ORDER).createOrders(await cartToOrder(container, cart))
    try {
      await container.resolve(ContainerRegistrationKeys.LINK).create(made.ends)
      await carts.updateCarts(cartId, { completed_at: new Date() })
    } catch (error) {
      await unmake(container, made)
      throw error
    }
    return new StepResponse<{ orderId: string; isNew: boolean }, Made>({ orderId, isNew: true }, made)
  },
  async (made, { container }) => {
    if (made) await unmake(container, made)
  },
)
